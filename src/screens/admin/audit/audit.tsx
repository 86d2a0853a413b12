import { callAdmin } from '#screens/admin/session/session.ts'
import type { MetaArgs } from 'react-router'
import { useInfiniteQuery } from '@tanstack/react-query'
import { adminAuditText } from '#language/admin/admin-audit.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { AuditWire } from '#modules/audit/audit.contract.ts'
import { listAudit } from '#modules/audit/audit.paths.ts'
import { adminHead } from '#screens/admin/frame/head.ts'
import { DeskProblem } from '#desk/problem.tsx'
import { deskQuery, type RefusedCall } from '#desk/desk-query.ts'
import { queryClient } from '#desk/query-client.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { AuditEntry } from './audit-entry.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { type AuditQuery, useAuditAddress } from './use-audit-address.ts'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminAuditText.title)

/** Who did what, newest first; what is searched for stands in the address. */
export default function AdminAudit() {
  const texts = useTexts(adminAuditText)
  const { query, show } = useAuditAddress()
  return (
    <>
      <h1 tabIndex={-1}>{texts.title}</h1>
      <AuditFilters key={JSON.stringify(query)} query={query} onShow={show} />
      <Entries query={query} />
    </>
  )
}

function Entries({ query }: { query: AuditQuery }) {
  const texts = useTexts(adminAuditText)
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = usePages(query)
  if (!data) return error ? <DeskProblem refusal={error} retry={() => void refetch()} /> : <Skeleton height={480} />
  const list = data.pages.flatMap((page) => page.list)
  if (list.length === 0) return <EmptyState title={texts.nothingTitle}>{texts.nothing}</EmptyState>
  return (
    <>
      <ol className="admin-audit" aria-label={texts.entries}>
        {list.map((entry) => (
          <AuditEntry key={entry.entryId} entry={entry} />
        ))}
      </ol>
      {error ? (
        <p className="field-problem" role="alert">
          {error.message}
        </p>
      ) : null}
      {hasNextPage ? (
        <Button look="line" busy={isFetchingNextPage} onClick={() => void (isFetchingNextPage ? undefined : fetchNextPage())}>
          {texts.older}
        </Button>
      ) : (
        <p className="mute">{texts.end}</p>
      )}
    </>
  )
}

/** Each page begins behind the last entry of the one before; what has been loaded stays while more comes. */
function usePages(query: AuditQuery) {
  const language = useLanguage()
  return useInfiniteQuery<AuditWire, RefusedCall, { pages: AuditWire[] }, unknown[], string>(
    {
      queryKey: [listAudit.path, language, query],
      queryFn: ({ pageParam }) => deskQuery(callAdmin, listAudit, { ...query, after: pageParam }).queryFn(),
      initialPageParam: '',
      getNextPageParam: ({ list, hasMore }) => (hasMore ? list.at(-1)?.entryId : undefined),
      refetchInterval: false,
    },
    queryClient,
  )
}
