import type { Language } from '#language/languages.ts'
import type { UploadPurpose } from '#modules/uploads/uploads.paths.ts'
import type { CallPath, CallResult, MakeCall } from '#platform/wire/call-path.ts'

export type Form = URLSearchParams
/** What became of a form, and where its sender goes on; or it only asks to have the page drawn with what it says. */
export type Acted = { result: CallResult<unknown>; next: string; language?: Language; cookies?: string[] } | { asks: true }
/** `about`: what the pressed button names besides what it does. */
export type Act = (form: Form, call: MakeCall, search: URLSearchParams, about: string) => Promise<Acted>
/**
 * A form as the server knows it: the words of its screen, the call that the screen would make, and what the pictures are for that come
 * with it. It is sent by a `member`; by a `shopper`, who may be a guest; or from a page that is the same for everybody: then it carries
 * no mark, and who sends it first becomes a guest.
 */
export type PageForm = { form: string; act: Act; pictures?: UploadPurpose; by?: 'shopper' | 'anybody' }

export const text = (form: Form, name: string): string => form.get(name) ?? ''
export const texts = (form: Form, ...names: string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, text(form, name)]))
export const asks: Acted = { asks: true }
/** An address with its query. */
export const at = (path: string, query: Record<string, string>): string => `${path}?${new URLSearchParams(query)}`

export type InputOf = (form: Form, search: URLSearchParams, about: string) => Record<string, unknown>
type Next = string | ((search: URLSearchParams, form: Form) => string)

/** One call, how the fields become its input, and where it leads on. Whatever they hold, the call looks at it. */
export function step<Input, Output>(path: CallPath<Input, Output>, input: InputOf, next: Next): Act {
  return async (form, call, search, about) => ({
    result: await call(path, input(form, search, about) as Input),
    next: typeof next === 'string' ? next : next(search, form),
  })
}

/** What each button does; whatever else was pressed asks for the page as the form says. */
export function pressed(steps: Readonly<Record<string, Act>>): Act {
  return async (form, call, search) => {
    const [name = '', ...about] = text(form, 'act').split(' ')
    return Object.hasOwn(steps, name) ? steps[name]!(form, call, search, about.join(' ')) : asks
  }
}
