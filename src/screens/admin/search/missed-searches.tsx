import { useMemo, useState } from 'react'
import { adminSearchText } from '#language/admin/admin-search.text.ts'
import { useTexts } from '#language/texts.ts'
import type { MissedSearchesWire } from '#modules/search/synonyms.contract.ts'
import { listMissedSearches } from '#modules/search/synonyms.paths.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/fields.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { DeskProblem } from '#desk/problem.tsx'
import { deskColumns, DeskTable } from '#desk/table.tsx'
import { KEEP_LAST, useDeskQuery } from '#desk/desk-query.ts'

type Missed = MissedSearchesWire['list'][number]
const column = deskColumns<Missed>()
const LANGUAGES = ['', 'en', 'zh'] as const
const NAMES = { '': 'allLanguages', en: 'english', zh: 'chinese' } as const

/** What shoppers typed and did not find, with what they are shown instead: one press begins a group of words with it. */
export function AdminMissedSearches({ onGroup }: { onGroup: (words: string[]) => void }) {
  const texts = useTexts(adminSearchText)
  const [language, setLanguage] = useState<(typeof LANGUAGES)[number]>('')
  const { data, error, refetch } = useDeskQuery(listMissedSearches, { language }, { ...KEEP_LAST, refetchInterval: false })
  const columns = useColumns(onGroup)
  return (
    <section className="admin-search-order" aria-labelledby="missed-searches">
      <h2 id="missed-searches">{texts.missedTitle}</h2>
      <p className="admin-lead">{data ? texts.missedLead(data.days) : ''}</p>
      <SelectField
        label={texts.typedIn}
        value={language}
        onChange={({ currentTarget }) => setLanguage(LANGUAGES.find((each) => each === currentTarget.value) ?? '')}
        options={LANGUAGES.map((each) => ({ value: each, name: texts[NAMES[each]] }))}
      />
      {data ? null : error ? <DeskProblem refusal={error} retry={() => void refetch()} /> : <Skeleton height={160} />}
      {data?.list.length === 0 ? <p>{texts.noMissed}</p> : null}
      {data && data.list.length > 0 ? (
        <DeskTable
          caption={texts.missedTable}
          columns={columns}
          list={data.list}
          idOf={(missed) => `${missed.language} ${missed.query}`}
        />
      ) : null}
    </section>
  )
}

function useColumns(onGroup: (words: string[]) => void) {
  const texts = useTexts(adminSearchText)
  return useMemo(
    () =>
      column.columns([
        column.accessor('query', { header: texts.typed, meta: { isRowHead: true } }),
        column.accessor(({ language }) => texts[NAMES[language]], { id: 'language', header: texts.typedIn }),
        column.accessor('num', { header: texts.times, meta: { isLabelled: true } }),
        column.accessor(({ missing }) => missing.join(texts.between), {
          id: 'missing',
          header: texts.missing,
          meta: { isLabelled: true },
        }),
        column.accessor('shown', {
          header: texts.shownInstead,
          cell: ({ row: { original } }) => (
            <>
              {original.shown.join(texts.between) || texts.nothingShown}
              {original.total > 0 ? <span className="mute"> {texts.inAll(original.total)}</span> : null}
            </>
          ),
        }),
        column.display({
          id: 'actions',
          header: texts.actions,
          meta: { isUnseen: true },
          cell: ({ row: { original } }) => (
            <Button
              look="text"
              aria-label={texts.makeGroupOf(original.query)}
              onClick={() => onGroup([original.missing[0] ?? original.query, original.nearest].filter((word) => word !== ''))}
            >
              {texts.makeGroup}
            </Button>
          ),
        }),
      ]),
    [texts, onGroup],
  )
}
