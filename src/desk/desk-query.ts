import { keepPreviousData, type UseQueryOptions, type UseQueryResult, useMutation, useQuery } from '@tanstack/react-query'
import { languageOfPath } from '#language/languages.ts'
import { useLanguage } from '#language/texts.ts'
import type { CallPath, CallResult, RefusalData } from '#platform/wire/call-path.ts'
import { queryClient } from './query-client.ts'
import { type DeskCall, useDeskSession } from './desk-session.ts'

export type Failure = Extract<CallResult<never>, { ok: false }>

/** A refusal on its way through the cache of answers, which knows failures as errors. */
export class RefusedCall extends Error {
  readonly code: number
  readonly data: RefusalData

  constructor({ code, msg, data }: Failure) {
    super(msg)
    this.code = code
    this.data = data
  }
}

export type DeskQuery<Output> = UseQueryResult<Output, RefusedCall>
type Options<Output> = Partial<UseQueryOptions<Output, RefusedCall>>

/** Asked once and for good: what does not change while somebody works. */
export const ONCE = { staleTime: Infinity, refetchInterval: false } as const

/** While another page or word is fetched, the last one stays. */
export const KEEP_LAST = { placeholderData: keepPreviousData } as const

export const deskQuery = <Input, Output>(call: DeskCall, path: CallPath<Input, Output>, input: Input) => ({
  queryKey: keyOf(path, input),
  queryFn: async (): Promise<Output> => {
    const result = await call(path, input)
    if (!result.ok) throw new RefusedCall(result)
    return result.data
  },
})

// Answers are in the language they were asked in.
const keyOf = <Input, Output>(path: CallPath<Input, Output>, input: Input) => [
  path.path,
  typeof location === 'undefined' ? '' : languageOfPath(location.pathname),
  input,
]

/** What a call answers, asked again every fifteen seconds while the page is looked at. */
export function useDeskQuery<Input, Output>(
  path: CallPath<Input, Output>,
  input: Input,
  options: Options<Output> = {},
): DeskQuery<Output> {
  useLanguage()
  const { call } = useDeskSession()
  return useQuery<Output, RefusedCall>({ ...deskQuery(call, path, input), ...options }, queryClient)
}

/** An action answered with newer data than any question under way. */
export function answerDeskQuery<Input, Output>(path: CallPath<Input, Output>, input: Input, data: Output): void {
  void queryClient.cancelQueries({ queryKey: keyOf(path, input) })
  queryClient.setQueryData(keyOf(path, input), data)
}

/** Everything a call has answered is asked anew, and what is shown has been answered again. */
export const askedAgain = <Input, Output>({ path }: CallPath<Input, Output>): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [path] })

/** The same for whoever does not wait for it. */
export const askAgain = <Input, Output>(path: CallPath<Input, Output>): void => void askedAgain(path)

/** Carries out one action at a time. A refusal is a result, to be shown where the action was taken. */
export function useDeskAction<Given, Output>(act: (given: Given) => Promise<CallResult<Output>>) {
  const { mutateAsync, isPending } = useMutation({ mutationFn: act }, queryClient)
  return { act: mutateAsync, busy: isPending }
}
