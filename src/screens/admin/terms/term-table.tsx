import { useMemo } from 'react'
import { adminTermsText } from '#language/admin/products/admin-terms.text.ts'
import { writtenIn } from '#language/languages.ts'
import { localPath, type Spoken, useLanguage, useTexts } from '#language/texts.ts'
import type { Language } from '#language/languages.ts'
import type { Term, TermKind } from '#modules/catalogue/terms/terms.contract.ts'
import { listTerms, placeTerm } from '#modules/catalogue/terms/terms.paths.ts'
import { adminColumns, AdminTable } from '#screens/admin/frame/table.tsx'
import { MoveButton } from '#screens/admin/home/home-blocks.tsx'
import { answerAdminQuery, useAdminAction } from '#screens/admin/session/admin-query.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { toast } from '#ui/toasts.ts'

type Words = Spoken<typeof adminTermsText>
const column = adminColumns<Term>()

/** The terms of a kind in their order, which arrows change. */
export function AdminTermTable({ kind, list }: { kind: TermKind; list: Term[] }) {
  const texts = useTexts(adminTermsText)
  const place = usePlacing(kind)
  const columns = useColumns(kind, list, place)
  return <AdminTable className="term-table" caption={texts.table} columns={columns} list={list} idOf={({ id }) => id} />
}

function usePlacing(kind: TermKind) {
  const { act } = useAdminAction((wanted: { id: string; place: number }) => callAdmin(placeTerm, { kind, ...wanted }))
  return async (id: string, to: number) => {
    const result = await act({ id, place: to })
    if (result.ok) answerAdminQuery(listTerms, { kind }, result.data)
    else toast('error', result.msg)
  }
}

function useColumns(kind: TermKind, list: readonly Term[], place: (id: string, to: number) => Promise<void>) {
  const language = useLanguage()
  const texts = useTexts(adminTermsText)
  const other = language === 'zh' ? 'en' : 'zh'
  return useMemo(
    () =>
      column.columns([
        column.accessor(({ name }) => name[language], {
          id: 'name',
          header: texts.name,
          meta: { isRowHead: true },
          cell: ({ row: { original }, getValue }) => (
            <>
              {original.kind === 'colour' ? <Swatch hex={original.facts.hex} /> : null}
              <a
                className="link"
                data-row
                lang={writtenIn(getValue())}
                href={localPath(language, `/admin/attributes/${kind}/${encodeURIComponent(original.id)}`)}
              >
                {getValue()}
              </a>
            </>
          ),
        }),
        column.accessor(({ name }) => name[other], {
          id: 'other',
          header: other === 'zh' ? '中文' : 'English',
          cell: ({ getValue }) => <span lang={writtenIn(getValue())}>{getValue()}</span>,
        }),
        column.display({
          id: 'about',
          header: texts.about,
          meta: { className: 'mute' },
          cell: ({ row: { original } }) => aboutOf(original, list, texts, language),
        }),
        column.display({
          id: 'state',
          header: texts.state,
          cell: ({ row: { original } }) => (original.retired ? texts.retired : texts.offered),
        }),
        column.display({
          id: 'order',
          header: texts.order,
          meta: { isUnseen: true, className: 'term-order' },
          cell: ({ row: { original, index } }) => (
            <>
              <MoveButton
                name={texts.up(original.name[language])}
                off={index === 0}
                onPress={() => void place(original.id, index)}
              />
              <MoveButton
                name={texts.down(original.name[language])}
                off={index === list.length - 1}
                onPress={() => void place(original.id, index + 2)}
                down
              />
            </>
          ),
        }),
      ]),
    [kind, language, list, other, place, texts],
  )
}

export const Swatch = ({ hex }: { hex: string }) => (
  <i
    className={hex === '' ? 'term-swatch term-no-shade' : 'term-swatch'}
    style={hex === '' ? undefined : { backgroundColor: hex }}
  />
)

/** What there is to say of one in a line. */
function aboutOf(term: Term, list: readonly Term[], texts: Words, language: Language): string {
  switch (term.kind) {
    case 'colour':
      return list.find(({ id }) => id === term.facts.family)?.name[language] ?? ''
    case 'material':
      return ''
    case 'size-table': {
      const scales = term.facts.columns.flatMap(({ scale }) => (scale === '' ? [] : [scale]))
      return [texts.sizesIn(term.facts.rows.length), ...scales].join(' · ')
    }
    case 'attribute': {
      const { answer, unit, choices, required, shown } = term.facts
      const measured = answer === 'number' && unit[language] !== '' ? [unit[language]] : []
      const chosen = answer === 'choice' ? [`${choices.length}`] : []
      return [
        ...[texts[answer], ...measured, ...chosen],
        ...[...(required ? [texts.needed] : []), ...(shown ? [] : [texts.hidden])],
      ].join(' · ')
    }
  }
}
