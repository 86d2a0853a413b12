import { useState } from 'react'
import { useNavigate } from 'react-router'
import { counted } from '#language/counted.ts'
import { adminTermsText } from '#language/admin/products/admin-terms.text.ts'
import { writtenIn } from '#language/languages.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { Term, type TermKind } from '#modules/catalogue/attributes/attribute-terms.contract.ts'
import { getTermUse, listTerms, removeTerm, saveTerm } from '#modules/catalogue/attributes/attribute-terms.paths.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { DeskSavedForm } from '#desk/saved-form.tsx'
import { DeskUnsaved } from '#desk/unsaved.tsx'
import { useSavedForm } from '#desk/use-saved-form.ts'
import { listProductChoices } from '#modules/catalogue/editing/product-editing.paths.ts'
import { answerDeskQuery, askAgain, useDeskAction, useDeskQuery } from '#desk/desk-query.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { toast } from '#ui/toasts.ts'
import { TermFields } from './term-fields.tsx'
import { AdminTermMerge } from './term-merge.tsx'

const both = { en: '', zh: '' }
const shared = { id: '', version: 0, name: both, retired: false }

/** Of each kind one that is new. */
const begun: { [Kind in TermKind]: Term } = {
  attribute: {
    kind: 'attribute',
    ...shared,
    facts: {
      ...{ answer: 'choice', unit: both, choices: [], categories: [], required: false, shown: true, searched: true },
      ...{ filtered: true, bands: [] },
    },
  },
  colour: { kind: 'colour', ...shared, facts: { hex: '', family: '' } },
  material: { kind: 'material', ...shared, facts: {} },
  'size-table': {
    kind: 'size-table',
    ...shared,
    facts: { side: 'both', columns: [{ name: both, scale: '' }], rows: [['']] },
  },
}

type Props = { kind: TermKind; termId: string }

/** One term; `new` is none yet. */
export function AdminTerm({ kind, termId }: Props) {
  const language = useLanguage()
  const texts = useTexts(adminTermsText)
  const found = useDeskQuery(listTerms, { kind })
  return (
    <>
      <p className="admin-back">
        <a className="link" href={localPath(language, `/admin/attributes/${kind}`)}>
          {texts[kind]}
        </a>
      </p>
      <DeskAnswer found={found} height={480}>
        {({ list }) => {
          const term = termId === 'new' ? begun[kind] : list.find(({ id }) => id === termId)
          if (!term) return <EmptyState level={1} title={texts.missing} />
          return <TermForm term={term} list={list} reload={found.refetch} />
        }}
      </DeskAnswer>
    </>
  )
}

type FormProps = { term: Term; list: Term[]; reload: () => Promise<unknown> }

function TermForm({ term: known, list, reload }: FormProps) {
  const language = useLanguage()
  const texts = useTexts(adminTermsText)
  const [newest, setNewest] = useState<Term>()
  const term = newest && newest.version > known.version ? newest : known
  // One that was new has an address of its own from now on.
  const onSaved = (saved: Term) => {
    const isKnown = list.some(({ id }) => id === saved.id)
    answerDeskQuery(
      listTerms,
      { kind: saved.kind },
      { list: isKnown ? list.map((each) => (each.id === saved.id ? saved : each)) : [...list, saved] },
    )
    askAgain(listProductChoices)
    setNewest(saved)
    history.replaceState(
      history.state,
      '',
      localPath(language, `/admin/attributes/${saved.kind}/${encodeURIComponent(saved.id)}`),
    )
  }
  const form = useSavedForm<Term>({ shape: Term, newest: term, path: saveTerm, onSaved, reload })
  const title = term.name[language] || texts.newTitle
  return (
    <>
      <DeskUnsaved when={form.isDirty} />
      <h1 tabIndex={-1} lang={writtenIn(title)}>
        {title}
      </h1>
      {term.id === '' ? null : <TermActs term={term} list={list} />}
      <DeskSavedForm form={form} save={texts.save} title={title}>
        <TermFields editing={form.editing} term={form.value} list={list} />
      </DeskSavedForm>
    </>
  )
}

/** Who has it, and the two ways of ending it. */
function TermActs({ term: { kind, id, name }, list }: Omit<FormProps, 'reload'>) {
  const language = useLanguage()
  const texts = useTexts(adminTermsText)
  const navigate = useNavigate()
  const [merging, setMerging] = useState(false)
  const { data: use } = useDeskQuery(getTermUse, { kind, id })
  const { act, busy } = useDeskAction(() => callAdmin(removeTerm, { kind, id }))
  const back = localPath(language, `/admin/attributes/${kind}`)
  const remove = async () => {
    const result = await act(undefined)
    if (!result.ok) return toast('error', result.msg)
    toast('success', texts.removed(name[language]))
    await navigate(back)
    answerDeskQuery(listTerms, { kind }, result.data)
  }
  if (!use) return <p className="term-acts" />
  const pieces = use.pieces >= 10_000 ? '10,000+' : counted(use.pieces)
  return (
    <div className="term-acts">
      <span className="mute">{texts.uses(pieces, use.others)}</span>
      {kind === 'attribute' || list.length < 2 ? null : (
        <Button look="text" onClick={() => setMerging(true)}>
          {texts.merge}
        </Button>
      )}
      {use.pieces + use.others > 0 ? null : (
        <Button look="text" busy={busy} onClick={() => void remove()}>
          {texts.remove}
        </Button>
      )}
      {merging ? (
        <AdminTermMerge kind={kind} id={id} list={list} onClose={() => setMerging(false)} onMerged={() => navigate(back)} />
      ) : null}
    </div>
  )
}
