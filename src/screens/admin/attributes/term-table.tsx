import { useEffect, useMemo, useRef, useState } from 'react'
import { adminTermsText } from '#language/admin/products/admin-terms.text.ts'
import { writtenIn } from '#language/languages.ts'
import { localPath, type Spoken, useLanguage, useTexts } from '#language/texts.ts'
import type { Language } from '#language/languages.ts'
import type { Term, TermKind } from '#modules/catalogue/attributes/attribute-terms.contract.ts'
import { listTerms, placeTerm } from '#modules/catalogue/attributes/attribute-terms.paths.ts'
import { deskColumns, DeskTable } from '#desk/table.tsx'
import { MoveButton } from '#screens/admin/home/home-blocks.tsx'
import { answerDeskQuery, useDeskAction } from '#desk/desk-query.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { toast } from '#ui/toasts.ts'

type Words = Spoken<typeof adminTermsText>
const column = deskColumns<Term>()

/** The terms of a kind in their order, which arrows change. */
export function AdminTermTable({ kind, list }: { kind: TermKind; list: Term[] }) {
  const texts = useTexts(adminTermsText)
  const { said, place } = usePlacing(kind, list)
  const columns = useColumns(list, place)
  return (
    <>
      <DeskTable className="term-table" caption={texts.table} columns={columns} list={list} idOf={({ id }) => id} />
      <p className="hidden-text" role="status">
        {said}
      </p>
    </>
  )
}

/** What has been moved keeps the focus, and where it stands now is said. */
function usePlacing(kind: TermKind, list: readonly Term[]) {
  const language = useLanguage()
  const texts = useTexts(adminTermsText)
  const [said, setSaid] = useState('')
  const pressed = useRef('')
  const order = list.map(({ id }) => id).join(' ')
  // Rows that change their place lose the focus: it is given back once the new order stands.
  // oxlint-disable-next-line react/exhaustive-deps -- the order is what moves the rows
  useEffect(() => {
    if (pressed.current) document.querySelector<HTMLElement>(`[aria-label="${CSS.escape(pressed.current)}"]`)?.focus()
    pressed.current = ''
  }, [order])
  const { act } = useDeskAction((wanted: { id: string; place: number }) => callAdmin(placeTerm, { kind, ...wanted }))
  const place = async (id: string, to: number) => {
    pressed.current = document.activeElement?.getAttribute('aria-label') ?? ''
    const result = await act({ id, place: to })
    if (!result.ok) return toast('error', result.msg)
    answerDeskQuery(listTerms, { kind }, result.data)
    const at = result.data.list.findIndex((term) => term.id === id)
    return setSaid(texts.moved(result.data.list[at]?.name[language] ?? '', at + 1, result.data.list.length))
  }
  return { said, place }
}

function useColumns(list: readonly Term[], place: (id: string, to: number) => Promise<void>) {
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
          cell: ({ row: { original } }) => <Name term={original} />,
        }),
        column.accessor(({ name }) => name[other], {
          id: 'other',
          header: other === 'zh' ? texts.chinese : texts.english,
          cell: ({ getValue }) => <span lang={writtenIn(getValue())}>{getValue()}</span>,
        }),
        column.display({
          id: 'about',
          header: texts.about,
          meta: { className: 'mute term-about' },
          cell: ({ row: { original } }) => aboutOf(original, list, texts, language),
        }),
        column.display({
          id: 'state',
          header: texts.state,
          meta: { isUnseen: true },
          cell: ({ row: { original } }) => (original.retired ? texts.retired : ''),
        }),
        column.display({
          id: 'order',
          header: texts.order,
          meta: { isUnseen: true, className: 'term-order' },
          cell: ({ row: { original, index } }) => (
            <Places name={original.name[language]} at={index} last={list.length - 1} put={(to) => void place(original.id, to)} />
          ),
        }),
      ]),
    [language, list, other, place, texts],
  )
}

function Name({ term }: { term: Term }) {
  const language = useLanguage()
  const name = term.name[language]
  return (
    <>
      {term.kind === 'colour' ? <Swatch hex={term.facts.hex} /> : null}
      <a
        className="link"
        data-row
        lang={writtenIn(name)}
        href={localPath(language, `/admin/attributes/${term.kind}/${encodeURIComponent(term.id)}`)}
      >
        {name}
      </a>
    </>
  )
}

type PlacesProps = { name: string; at: number; last: number; put: (place: number) => void }

function Places({ name, at, last, put }: PlacesProps) {
  const texts = useTexts(adminTermsText)
  return (
    <>
      <MoveButton name={texts.up(name)} off={at === 0} onPress={() => put(at)} />
      <MoveButton name={texts.down(name)} off={at === last} onPress={() => put(at + 2)} down />
    </>
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
