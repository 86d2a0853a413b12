import { Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components'
import { adminFinderText } from '#language/admin/admin-finder.text.ts'
import { useTexts } from '#language/texts.ts'
import type { FoundRow } from './found-places.ts'

type Props = { found: readonly FoundRow[]; kinds: Readonly<Record<string, string>>; onOpen: (path: string) => void }

/** What was found, kind by kind in the order it came. */
export function FinderList({ found, kinds, onOpen }: Props) {
  const texts = useTexts(adminFinderText)
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
