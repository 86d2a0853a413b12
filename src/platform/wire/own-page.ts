import type { MakeCall } from './call-path.ts'

/** Whose page the server draws. `mark` is what their forms carry; `key` makes a form that is sent twice one request. */
export type Owner = { account: string; mark: string; key: string; guest?: true }

/** A form that came to the server and was refused: what was typed, what is wrong with it, and what is said of it as a whole. */
export type Tried = { form: string; values: Record<string, string>; problems: Record<string, string>; told: string }

/** What the server draws a page with, besides what everybody is sent. `call` is made as the owner. */
export type Drawing = { owner?: Owner; call?: MakeCall; tried?: Tried }

/** The same as it goes along with the page, so that the browser goes on from it. `door`: where anyone who has no script says who they are. */
export type OwnPage = Pick<Drawing, 'owner' | 'tried'> & { value?: unknown; counts?: unknown; door?: string }

/** Where an own page lies in the browser. */
export const OWN_PAGE = '__ownPage'
