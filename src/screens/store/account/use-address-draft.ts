import { useState } from 'react'
import type { PostalAddress } from '#language/buying/address-lines.ts'
import { fieldProblems } from '#language/field-problems.ts'
import { inNameOrder } from '#language/person-name.ts'
import { useLanguage } from '#language/texts.ts'
import { addressProblems } from '#modules/fulfilment/address-problems.rules.ts'
import type { AddressField } from '#modules/fulfilment/address.rules.ts'
import { phoneAsRead } from '#modules/fulfilment/phones.rules.ts'
import { addressFieldOrder, changedAddress, emptyAddress } from './address-fields.tsx'

/** An address while it is typed: what is wrong is said once a field was left or the form was sent. */
export function useAddressDraft(first: PostalAddress = emptyAddress) {
  const language = useLanguage()
  const [draft, setDraft] = useState(first)
  const [seen, setSeen] = useState<ReadonlySet<AddressField>>(new Set())
  const wrong = addressProblems(draft)
  const problems: Partial<Record<AddressField, string>> = {}
  for (const field of seen) {
    const problem = wrong[field]
    if (problem) problems[field] = fieldProblems[problem][language]
  }
  /** Whether it will do; otherwise everything wrong is shown, and the first of it focused. */
  const check = (): boolean => {
    setSeen(new Set(addressFieldOrder))
    const field = inNameOrder(addressFieldOrder, language).find((each) => wrong[each])
    if (field) requestAnimationFrame(() => document.getElementById(`address-${field}`)?.focus())
    return field === undefined
  }
  return {
    draft,
    problems,
    check,
    change: (part: Partial<PostalAddress>) => setDraft((before) => changedAddress(before, part)),
    leave: (field: AddressField) => {
      setSeen((before) => new Set([...before, field]))
      if (field === 'mobile') setDraft((before) => ({ ...before, ...phoneAsRead(before) }))
    },
  }
}
