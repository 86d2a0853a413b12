import { useMemo } from 'react'
import { adminSearchText } from '#language/admin/admin-search.text.ts'
import { useTexts } from '#language/texts.ts'
import type { TryWordsWire } from '#modules/search/synonyms.contract.ts'
import { deskColumns, DeskTable } from '#desk/table.tsx'

type TriedSet = TryWordsWire['sets'][number]
type Changed = TriedSet['changed'][number]
const column = deskColumns<Changed>()

/** Which queries would get better or worse with a group of words that is not saved yet. */
export function AdminTriedWords({ tried }: { tried: TryWordsWire }) {
  const texts = useTexts(adminSearchText)
  const changes = tried.sets.some(({ changed }) => changed.length > 0)
  return (
    <section className="admin-search-order" aria-labelledby="tried-words">
      <h2 id="tried-words">{texts.triedTitle}</h2>
      <div role="status">
        {tried.sets.map(({ name, num, before, after }) => (
          <p key={name}>
            <b>{texts[name]}</b> {texts.triedSet(num, before, after)}
          </p>
        ))}
        {changes ? null : <p>{texts.nothingChanges}</p>}
      </div>
      {tried.sets.map((set) => (set.changed.length > 0 ? <ChangedQueries key={set.name} set={set} /> : null))}
    </section>
  )
}

function ChangedQueries({ set: { name, changed } }: { set: TriedSet }) {
  const texts = useTexts(adminSearchText)
  const columns = useMemo(
    () =>
      column.columns([
        column.accessor('query', { header: texts.query, meta: { isRowHead: true } }),
        column.accessor(({ before, after }) => (after > before ? texts.better : after < before ? texts.worse : texts.otherwise), {
          id: 'verdict',
          header: texts.verdict,
        }),
        column.accessor('before', { header: texts.rightBefore, meta: { isLabelled: true } }),
        column.accessor('after', { header: texts.rightAfter, meta: { isLabelled: true } }),
        column.accessor('first', { header: texts.firstBefore, meta: { isLabelled: true } }),
        column.accessor('firstAfter', { header: texts.firstAfter, meta: { isLabelled: true } }),
      ]),
    [texts],
  )
  return (
    <DeskTable caption={`${texts[name]}: ${texts.triedTable}`} columns={columns} list={changed} idOf={({ query }) => query} />
  )
}
