import { createContext, type ReactNode, startTransition, use, useEffect, useRef, useState } from 'react'
import type { Language } from '#language/languages.ts'
import type { MessageCountsWire } from '#modules/inbox/inbox.contract.ts'
import { call } from '#platform/wire/call-client.ts'
import type { MakeCall } from '#platform/wire/call-path.ts'
import type { Owner, OwnPage, Tried } from '#platform/wire/own-page.ts'

/** Where and how a page is shown that is somebody's own. */
export type OwnPlace = {
  search: URLSearchParams
  language: Language
  side: 'women' | 'men'
  /** Whether nobody has signed in. */
  guest: boolean
  /** Its path, in which some pages find what they are about. */
  pathname: string
  /** What a form of this page said that came without script. */
  typed?: Readonly<Record<string, string>>
}

/** What a page shows of its reader, by calls that the server makes in process and the browser over HTTP. Undefined: it could not be had. */
export type LoadOwn<Value> = (call: MakeCall, at: OwnPlace) => Promise<Value | undefined>

/** The browser's way to make them: what is refused, the page itself says. */
export const quietly: MakeCall = (path, input) => call(path, input, { quiet: true })

const Sent = createContext<OwnPage | undefined>(undefined)

/** The page as it was sent, until it has come alive: whatever is shown later asks for itself. */
export function OwnPageSent({ page, children }: { page: OwnPage | undefined; children: ReactNode }) {
  const [sent, setSent] = useState(page)
  // A part that still sleeps keeps what the server drew.
  useEffect(() => startTransition(() => setSent(withoutValue)), [])
  return <Sent value={sent}>{children}</Sent>
}

function withoutValue(sent: OwnPage | undefined): OwnPage | undefined {
  if (!sent) return undefined
  const { value: _, tried: __, ...kept } = sent
  return kept
}

/** Whose page the server has drawn, who may be a guest. */
export const useOwner = (): Owner | undefined => use(Sent)?.owner
export const useSentCounts = (): MessageCountsWire | undefined => use(Sent)?.counts as MessageCountsWire | undefined
/** Where whoever has no script says who they are. */
export const useDoor = (): string | undefined => use(Sent)?.door

type SentBy<Own extends LoadOwn<unknown>> = NonNullable<Awaited<ReturnType<Own>>>

/** What the server has drawn this screen with: what its `own` has answered there. It is named by its type: a browser needs no more of it. */
export function useSent<Own extends LoadOwn<unknown>>(): SentBy<Own> | undefined {
  const sent = use(Sent)?.value as SentBy<Own> | undefined
  return useState(sent)[0]
}

/** What became of a form that was sent without script. */
export function useTried(form: string): Tried | undefined {
  const tried = use(Sent)?.tried
  return useState(tried?.form === form ? tried : undefined)[0]
}

/** Loads what a screen shows, but not what it was sent with. */
export function useLoading(load: () => Promise<void>, wasSent: boolean): void {
  const isSent = useRef(wasSent)
  useEffect(() => {
    if (isSent.current) isSent.current = false
    else void load()
  }, [load])
}
