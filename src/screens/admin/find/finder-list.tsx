import { Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components'
import { adminFinderText, foundKindText } from '#language/admin/admin-finder.text.ts'
import { useTexts } from '#language/texts.ts'
import type { Found } from './found-things.ts'

/** What was found, kind by kind in the order it came. */
export function FinderList({ found, onOpen }: { found: readonly Found[]; onOpen: (path: string) => void }) {
  const texts = useTexts(adminFinderText)
  const kinds = useTexts(foundKindText)
  return (
    <ListBox aria-label={texts.title} className="admin-found">
      {[...Map.groupBy(found, ({ kind }) => kind)].map(([kind, things]) => (
        <ListBoxSection key={kind} id={kind}>
          <Header className="admin-found-kind">{kinds[kind]}</Header>
          {things.map(({ id, name, note, path }) => (
            <ListBoxItem
              key={id}
              id={id}
              textValue={note ? `${name} ${note}` : name}
              className="admin-choice admin-found-thing"
              onAction={() => onOpen(path)}
            >
              <span>{name}</span>
              {note && note !== name ? <small className="mute">{note}</small> : null}
            </ListBoxItem>
          ))}
        </ListBoxSection>
      ))}
    </ListBox>
  )
}
