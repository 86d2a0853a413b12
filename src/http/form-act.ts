import type { Language } from '#language/languages.ts'
import type { UploadPurpose } from '#modules/uploads/uploads.paths.ts'
import type { CallResult, MakeCall } from '#platform/wire/call-path.ts'

export type Form = URLSearchParams
/** What became of a form, and where its sender goes on; or it only asks to have the page drawn with what it says. */
export type Acted = { result: CallResult<unknown>; next: string; language?: Language; cookies?: string[] } | { asks: true }
type Act = (form: Form, call: MakeCall, search: URLSearchParams) => Promise<Acted>
/** The words of its screen, the call that the screen would make, and what the pictures are for that come with it. */
export type OwnFormActs = { form: string; act: Act; pictures?: UploadPurpose }

export const text = (form: Form, name: string): string => form.get(name) ?? ''
export const asks: Acted = { asks: true }
