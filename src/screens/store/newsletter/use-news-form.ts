import { type FormEvent, useEffect, useRef, useState } from 'react'
import { newsletterText } from '#language/frame/newsletter.text.ts'
import { useTexts } from '#language/texts.ts'
import type { SubscribeInput, SubscribeWire } from '#modules/newsletter/newsletter.contract.ts'
import { subscribeToNews } from '#modules/newsletter/newsletter.paths.ts'
import { CONSENT_VERSION } from '#modules/newsletter/newsletter.rules.ts'
import { call } from '#platform/wire/call-client.ts'

export type NewsProblems = Partial<Record<'email' | 'emailConsent' | 'mobile' | 'smsConsent', string>>

/** Sends what a form holds. Without script the same fields are posted to the form's own address. */
export function useNewsForm(source: 'footer' | 'page') {
  const texts = useTexts(newsletterText)
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<NewsProblems>({})
  const [done, setDone] = useState<SubscribeWire>()
  const [busy, setBusy] = useState(false)
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(), [problems])
  const send = async (sent: HTMLFormElement) => {
    setBusy(true)
    setProblems({})
    const result = await call(subscribeToNews, { ...read(sent), source, textVersion: CONSENT_VERSION }, { quiet: true })
    setBusy(false)
    if (result.ok) return setDone(result.data)
    setProblems(result.data.fields ?? { email: result.msg || texts.failed })
    return undefined
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!busy) void send(event.currentTarget)
  }
  return { form, problems, done, busy, submit }
}

function read(form: HTMLFormElement): SubscribeInput {
  const data = new FormData(form)
  const text = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    email: text('email'),
    emailConsent: data.has('emailConsent'),
    mobile: text('mobile'),
    smsConsent: data.has('smsConsent'),
    ...(data.has('areaNum') ? { areaNum: text('areaNum') } : {}),
  }
}
