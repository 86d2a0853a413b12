import { type ComponentType, createContext, useContext } from 'react'
import type { CallOptions } from '#platform/wire/call-client.ts'
import type { CallPath, CallResult } from '#platform/wire/call-path.ts'

/** Makes a call as whoever works here; the screen shows the refusal itself. */
export type DeskCall = <Input, Output>(
  path: CallPath<Input, Output>,
  input: Input,
  options?: CallOptions,
) => Promise<CallResult<Output>>

/** Who works at a desk, as far as its parts have to know: each desk has a way in of its own. */
export type DeskSession = {
  call: DeskCall
  /** A file that was sent; undefined when there is none. Stays the same function. */
  readUpload: (uploadId: string) => Promise<Blob | undefined>
  /** What is said to whoever may not see something, with a way on. */
  NotPermitted: ComponentType
}

export const DeskSessionContext = createContext<DeskSession | undefined>(undefined)

export function useDeskSession(): DeskSession {
  const session = useContext(DeskSessionContext)
  if (!session) throw new Error('a part of the desk stands outside of one')
  return session
}
