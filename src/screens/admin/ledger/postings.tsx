import { callAdmin } from '#screens/admin/session/session.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { type MetaArgs, useLocation, useNavigate, useSearchParams } from 'react-router'
import { adminLedgerText, ledgerNames } from '#language/admin/books/admin-ledger.text.ts'
import { houseSlug } from '#language/house.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { PostingsWire } from '#modules/ledger/ledger.contract.ts'
import { getTrialBalance, ledgerFile, listPostings } from '#modules/ledger/ledger.paths.ts'
import { fetchFile, keepFile } from '#platform/wire/fetch-file.ts'
import { adminHead } from '#screens/admin/frame/head.ts'
import { DeskProblem } from '#desk/problem.tsx'
import { deskQuery, ONCE, type RefusedCall, useDeskQuery } from '#desk/desk-query.ts'
import { queryClient } from '#desk/query-client.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { SelectField, TextField } from '#ui/fields.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { toast } from '#ui/toasts.ts'
import { AdminPostingList } from './posting-list.tsx'
import { useLedgerName } from './ledger-words.ts'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminLedgerText.entries)

const NAMES = ['purpose', 'word', 'from', 'to'] as const
type Query = Record<(typeof NAMES)[number], string>
const NONE: Query = { purpose: '', word: '', from: '', to: '' }

/** Every posting, newest first; what is searched for stands in the address. */
export default function AdminLedgerPostings() {
  const language = useLanguage()
  const texts = useTexts(adminLedgerText)
  const { query, show } = useQuery()
  return (
    <>
      <p className="admin-back">
        <a className="link" href={localPath(language, '/admin/money/ledger')}>
          {texts.back}
        </a>
      </p>
      <div className="admin-list-head">
        <h1 tabIndex={-1}>{texts.entries}</h1>
        <Export query={query} />
      </div>
      <p className="admin-lead">{texts.entriesLead}</p>
      <Filters key={JSON.stringify(query)} query={query} onShow={show} />
      <Postings query={query} />
    </>
  )
}

function useQuery() {
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const query = Object.fromEntries(NAMES.map((name) => [name, (params.get(name) ?? '').slice(0, 60)])) as Query
  const show = (wanted: Query) => {
    const kept = new URLSearchParams(NAMES.flatMap((name) => (wanted[name] ? [[name, wanted[name]]] : [])))
    void navigate(kept.size > 0 ? `${pathname}?${kept}` : pathname, { preventScrollReset: true })
  }
  return { query, show }
}

function Export({ query }: { query: Query }) {
  const texts = useTexts(adminLedgerText)
  const [busy, setBusy] = useState(false)
  const fetch = async () => {
    if (busy) return
    setBusy(true)
    const file = await fetchFile(ledgerFile, query, 'admin')
    setBusy(false)
    if (file) keepFile(file, `${houseSlug()}-ledger.csv`)
    else toast('error', texts.notFetched)
  }
  return (
    <Button look="line" busy={busy} onClick={() => void fetch()}>
      {texts.file}
    </Button>
  )
}

function Filters({ query, onShow }: { query: Query; onShow: (query: Query) => void }) {
  const language = useLanguage()
  const texts = useTexts(adminLedgerText)
  const nameOf = useLedgerName()
  const [wanted, want] = useState(query)
  const known = useDeskQuery(getTrialBalance, { day: '' }, ONCE).data?.list.map(({ purpose }) => purpose) ?? []
  const purposes = [...new Set([...known, ...(query.purpose ? [query.purpose] : [])])]
  const send = (event: FormEvent) => {
    event.preventDefault()
    onShow({ ...wanted, word: wanted.word.trim() })
  }
  const field = (name: keyof Query) => ({
    value: wanted[name],
    onChange: ({ target }: { target: { value: string } }) => want({ ...wanted, [name]: target.value }),
  })
  return (
    <form className="admin-audit-filters" role="search" aria-label={texts.entries} onSubmit={send}>
      <TextField label={texts.word} maxLength={60} autoComplete="off" spellCheck={false} {...field('word')} />
      <SelectField
        label={texts.account}
        placeholder={texts.anyAccount}
        options={purposes.map((value) => ({ value, name: ledgerNames[value]?.[language] ?? nameOf(value) }))}
        {...field('purpose')}
      />
      <TextField type="date" label={texts.from} {...field('from')} />
      <TextField type="date" label={texts.to} {...field('to')} />
      <div className="admin-audit-press">
        <Button type="submit">{texts.search}</Button>
        <Button look="text" onClick={() => onShow(NONE)}>
          {texts.clear}
        </Button>
      </div>
    </form>
  )
}

function Postings({ query }: { query: Query }) {
  const texts = useTexts(adminLedgerText)
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = usePages(query)
  if (!data) return error ? <DeskProblem refusal={error} retry={() => void refetch()} /> : <Skeleton height={480} />
  const list = data.pages.flatMap((page) => page.list)
  if (list.length === 0) return <EmptyState title={texts.nothing}>{texts.nothingWords}</EmptyState>
  return (
    <>
      <AdminPostingList list={list} />
      {error ? (
        <p className="field-problem" role="alert">
          {error.message}
        </p>
      ) : null}
      <div className="admin-postings-more">
        {hasNextPage ? (
          <Button look="line" busy={isFetchingNextPage} onClick={() => void (isFetchingNextPage ? undefined : fetchNextPage())}>
            {texts.older}
          </Button>
        ) : (
          <p className="mute">{texts.end}</p>
        )}
      </div>
    </>
  )
}

/** Each page begins behind the last posting of the one before. */
function usePages(query: Query) {
  const language = useLanguage()
  return useInfiniteQuery<PostingsWire, RefusedCall, { pages: PostingsWire[] }, unknown[], string>(
    {
      queryKey: [listPostings.path, language, query],
      queryFn: ({ pageParam }) => deskQuery(callAdmin, listPostings, { ...query, after: pageParam }).queryFn(),
      initialPageParam: '',
      getNextPageParam: ({ list, hasMore }) => (hasMore ? list.at(-1)?.postingId : undefined),
      refetchInterval: false,
    },
    queryClient,
  )
}
