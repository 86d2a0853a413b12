import { fieldNames } from '#modules/applications/application-parts.rules.ts'
import {
  beginApplication,
  giveApplicationDetails,
  keepApplicationDraft,
  openShop,
  sendRequirement,
  withdrawApplication,
} from '#modules/applications/applications.paths.ts'
import { at, type Form, type PageForm, pressed, step, text } from './form-act.ts'

const numberIn = (search: URLSearchParams): string => search.get('application') ?? ''
const here = (search: URLSearchParams, done: string): string => at('/seller/apply', { application: numberIn(search), done })
/** Several boxes of one name are one field. */
const fieldsOf = (form: Form): Record<string, string> =>
  Object.fromEntries(fieldNames.filter((name) => form.has(name)).map((name) => [name, form.getAll(name).join(' ')]))

/** The application to sell. */
export const sellerForms: Readonly<Record<string, PageForm>> = {
  '/seller/apply': {
    form: 'apply',
    pictures: 'application',
    act: pressed({
      begin: step(
        beginApplication,
        (form) => ({ kind: text(form, 'kind'), adult: form.has('adult'), terms: form.has('terms') }),
        '/seller/apply',
      ),
      later: step(
        keepApplicationDraft,
        (form, search) => ({ applicationNo: numberIn(search), fields: fieldsOf(form) }),
        (search) => here(search, 'saved'),
      ),
      details: step(
        giveApplicationDetails,
        (form, search) => ({ applicationNo: numberIn(search), fields: fieldsOf(form) }),
        (search) => here(search, 'details'),
      ),
      send: step(
        sendRequirement,
        (form, search, requirement) => ({
          applicationNo: numberIn(search),
          requirement,
          fields: fieldsOf(form),
          files: text(form, 'pictures').split(' ').filter(Boolean),
        }),
        (search) => here(search, 'sent'),
      ),
      shop: step(openShop, (_, search) => ({ applicationNo: numberIn(search) }), '/seller/offers'),
      'withdraw-surely': step(
        withdrawApplication,
        (_, search) => ({ applicationNo: numberIn(search) }),
        (search) => here(search, 'withdrawn'),
      ),
    }),
  },
}
