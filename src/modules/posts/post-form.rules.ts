import type { SavedPostWire, SavePostInput } from './posts.contract.ts'
import { topicsIn } from './posts.rules.ts'

const text = (form: URLSearchParams, name: string): string => form.get(name) ?? ''
const ids = (form: URLSearchParams, name: string): string[] => text(form, name).split(' ').filter(Boolean)
const STYLE_NUMBER = /[\s,，、;；]+/

/** What the form of a post says, with or without script: items by their tick or by their number, each with its place. */
export function postOfForm(form: URLSearchParams): SavePostInput {
  const ticked = [...form.keys()].filter((name) => name.startsWith('item-')).map((name) => name.slice('item-'.length))
  const typed = text(form, 'items')
    .split(STYLE_NUMBER)
    .filter(Boolean)
    .map((code) => code.toUpperCase())
  return {
    ...{
      code: text(form, 'code'),
      as: text(form, 'as'),
      title: text(form, 'title'),
      body: text(form, 'body'),
      place: text(form, 'place'),
    },
    ...{ publish: form.get('act') !== 'draft', paid: form.has('paid'), topics: topicsIn(text(form, 'topics')) },
    products: [...new Set([...ticked, ...typed])].map((spuCode) => ({ spuCode, at: placeOf(form, spuCode) })),
    pictures: [...new Set([...ids(form, 'kept'), ...ids(form, 'pictures')])],
  }
}

function placeOf(form: URLSearchParams, code: string): { picture: number; x: number; y: number } | null {
  const on = text(form, `on-${code}`)
  return on === '' ? null : { picture: Number(on), x: Number(text(form, `x-${code}`)), y: Number(text(form, `y-${code}`)) }
}

/** Where its author goes on. */
export const afterSaving = ({ code, published }: SavedPostWire): string =>
  published ? `/community/post/${code}` : `/community/write?${new URLSearchParams({ post: code, done: 'drafted' })}`
