import { useState } from 'react'
import { adminBlockText } from '#language/admin/admin-block.text.ts'
import { adminMenuText } from '#language/admin/front/admin-menu.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { MenuColumn, MenuEntry, MenuLink } from '#modules/content/menu.contract.ts'
import { menuLimits } from '#modules/content/menu-limits.rules.ts'
import type { Editing } from '#desk/use-editing.ts'
import { AdminItems, AdminLinkField, AdminWords } from '#screens/admin/home/block-fields.tsx'
import { AdminPictureField } from '#screens/admin/home/picture-field.tsx'
import { SelectField } from '#ui/fields.tsx'
import { AdminMenuTarget, useTargetNames } from './menu-target.tsx'

const unnamed = () => ({ en: '', zh: '' })
const newLink = (): MenuLink => ({ name: unnamed(), target: { to: 'category', path: '' } })
const newColumn = (): MenuColumn => ({ name: unnamed(), links: [newLink()] })
const newEntry = (): MenuEntry => ({
  ...{ id: crypto.randomUUID(), ...newLink(), below: 'own', columns: [], picture: 'none', promotion: null },
})
const newPromotion = (): NonNullable<MenuEntry['promotion']> => ({
  picture: { hash: '', width: 1, height: 1, alt: unnamed() },
  ...{ title: unnamed(), words: unnamed(), link: '' },
})

/** The entries of a menu in their order, each with its panel. */
export function AdminMenuEntries({ editing, entries }: { editing: Editing; entries: readonly MenuEntry[] }) {
  const language = useLanguage()
  const texts = useTexts(adminMenuText)
  const targetOf = useTargetNames()
  const nameOf = (place: number): string => {
    const entry = entries[place - 1]
    return (entry && (entry.name[language] || targetOf(entry.target))) || texts.entry(place)
  }
  return (
    <section className="admin-form-list" aria-labelledby="menu-entries">
      <h2 id="menu-entries">{texts.entries}</h2>
      <AdminItems editing={editing} path="entries" items={entries} most={menuLimits.entries} make={newEntry} nameOf={nameOf}>
        {(path) => <EntryFields key={(editing.read(path) as MenuEntry).id} editing={editing} path={path} />}
      </AdminItems>
    </section>
  )
}

type Props = { editing: Editing; path: string }

function EntryFields({ editing, path }: Props) {
  const texts = useTexts(adminMenuText)
  const entry = editing.read(path) as MenuEntry
  // One that was just added stays open while it is filled in.
  const [isNew] = useState(entry.target.to === 'category' && entry.target.path === '')
  return (
    <details className="menu-entry" open={isNew ? true : undefined}>
      <summary>{texts.edit}</summary>
      <LinkFields editing={editing} path={path} />
      <PanelFields editing={editing} path={path} entry={entry} />
    </details>
  )
}

function LinkFields({ editing, path }: Props) {
  const texts = useTexts(adminMenuText)
  return (
    <>
      <AdminMenuTarget editing={editing} path={`${path}.target`} />
      <AdminWords editing={editing} path={`${path}.name`} label={texts.name} most={40} />
    </>
  )
}

function PanelFields({ editing, path, entry }: Props & { entry: MenuEntry }) {
  const texts = useTexts(adminMenuText)
  const pictures = { none: texts.none, newest: texts.newest, own: texts.ownPicture }
  const choose = (field: 'below' | 'picture', label: string, options: Record<string, string>) => (
    <SelectField
      label={label}
      options={Object.entries(options).map(([value, name]) => ({ value, name }))}
      value={entry[field]}
      problem={editing.problem(`${path}.${field}`)}
      onChange={({ target }) => editing.set(`${path}.${field}`, target.value)}
    />
  )
  return (
    <>
      <div className="admin-form-pair">
        {choose('below', texts.below, { none: texts.none, own: texts.own, columns: texts.columns })}
        {entry.below === 'none' ? null : choose('picture', texts.picture, pictures)}
      </div>
      {entry.below === 'columns' ? <Columns editing={editing} path={`${path}.columns`} columns={entry.columns} /> : null}
      {entry.below !== 'none' && entry.picture === 'own' ? (
        <Promotion editing={editing} path={`${path}.promotion`} there={entry.promotion !== null} />
      ) : null}
    </>
  )
}

function Columns({ editing, path, columns }: Props & { columns: readonly MenuColumn[] }) {
  const texts = useTexts(adminMenuText)
  return (
    <div className="menu-column">
      <AdminItems editing={editing} path={path} items={columns} most={menuLimits.columns} make={newColumn} nameOf={texts.column}>
        {(column) => (
          <>
            <AdminWords editing={editing} path={`${column}.name`} label={texts.heading} most={40} />
            <div className="menu-column">
              <AdminItems
                editing={editing}
                path={`${column}.links`}
                items={(editing.read(`${column}.links`) as MenuLink[] | undefined) ?? []}
                most={menuLimits.links}
                make={newLink}
                nameOf={texts.columnLink}
              >
                {(link) => <LinkFields editing={editing} path={link} />}
              </AdminItems>
            </div>
          </>
        )}
      </AdminItems>
    </div>
  )
}

function Promotion({ editing, path, there }: Props & { there: boolean }) {
  const texts = useTexts(adminMenuText)
  const block = useTexts(adminBlockText)
  // Chosen before there is one: its fields begin empty.
  const fields: Editing = {
    ...editing,
    set: (at, value) => {
      if (!there) editing.set(path, newPromotion())
      editing.set(at, value)
    },
    read: (at) => editing.read(at) ?? (at === `${path}.picture` ? newPromotion().picture : undefined),
  }
  return (
    <div className="menu-column">
      <AdminPictureField editing={fields} path={`${path}.picture`} label={block.picture} />
      <AdminWords editing={fields} path={`${path}.title`} label={texts.promotionTitle} most={60} />
      <AdminWords editing={fields} path={`${path}.words`} label={texts.promotionWords} most={40} />
      <AdminLinkField editing={fields} path={`${path}.link`} />
    </div>
  )
}
