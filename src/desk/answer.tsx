import type { ReactNode } from 'react'
import { screenCodes } from '#language/screen-codes.ts'
import type { DeskQuery } from './desk-query.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { DeskProblem, DeskStale } from './problem.tsx'

type Props<Wire> = {
  found: DeskQuery<Wire>
  /** Of what is waited for. */
  height?: number
  /** Stands where there is no such thing. */
  missing?: ReactNode
  children: (data: Wire) => ReactNode
}

const MISSING: ReadonlySet<number> = new Set([screenCodes.NOT_FOUND, screenCodes.BAD_INPUT])

/** What a call of the back office answers; it stays, and says so, while it cannot be had anew. Until it is there: why not, or a wait. */
export function DeskAnswer<Wire>({ found, height = 480, missing, children }: Props<Wire>) {
  const { data, error, refetch } = found
  if (data !== undefined)
    return (
      <>
        <DeskStale refusal={error} />
        {children(data)}
      </>
    )
  if (!error) return <Skeleton height={height} />
  if (missing !== undefined && MISSING.has(error.code)) return missing
  return <DeskProblem refusal={error} retry={() => void refetch()} />
}
