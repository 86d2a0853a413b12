import { counted } from '#language/counted.ts'
import type { ReactNode } from 'react'
import { EmptyState } from '#ui/empty-state.tsx'
import { DeskListFoot } from './list-foot.tsx'
import { DeskAnswer } from './answer.tsx'
import type { useListAddress } from './use-list-address.ts'
import type { DeskQuery } from './desk-query.ts'

type Page = { total: number; pageNum: number; pageSize: number; list: readonly unknown[] }
type Words = {
  count: (total: number) => string
  noneTitle: string
  none?: string
  nothingTitle: string
  nothing: string
  clear: string
  /** Where its rows have keys of their own. */
  keys?: string
}
type ListResult<Wire extends Page> = {
  found: DeskQuery<Wire>
  texts: Words
  filtered: boolean
  addressOf: ReturnType<typeof useListAddress>['addressOf']
  height?: number
  children: (data: Wire) => ReactNode
}

/** What a list of the back office found: how many, the rows or why there are none, and the other pages. */
export function DeskListResult<Wire extends Page>({
  found,
  texts,
  filtered,
  addressOf,
  height = 480,
  children,
}: ListResult<Wire>) {
  return (
    <DeskAnswer found={found} height={height}>
      {(data) => (
        <>
          <p className={data.total > 0 ? 'admin-count' : 'hidden-text'} role="status">
            {texts.count(data.total).replace(/\d{4,}/, (total) => counted(Number(total)))}
          </p>
          <div aria-busy={found.isPlaceholderData}>
            {data.list.length > 0 ? (
              children(data)
            ) : (
              <Nothing texts={texts} filtered={filtered} everything={addressOf({ state: '', word: '' })} />
            )}
          </div>
          {data.total > 0 ? <DeskListFoot {...data} keys={texts.keys} addressOf={(page) => addressOf({ page })} /> : null}
        </>
      )}
    </DeskAnswer>
  )
}

function Nothing({ texts, filtered, everything }: { texts: Words; filtered: boolean; everything: string }) {
  if (!filtered) return <EmptyState title={texts.noneTitle}>{texts.none}</EmptyState>
  const all = (
    <a className="btn btn-line" href={everything} data-replace>
      {texts.clear}
    </a>
  )
  return (
    <EmptyState title={texts.nothingTitle} action={all}>
      {texts.nothing}
    </EmptyState>
  )
}
