import { randomUUID } from 'node:crypto'
import { providersText } from '../../src/language/member/providers.text.ts'
import { expect, type Person } from '../shop-test.ts'
import { spoken } from '../spoken.ts'

/** On the practice page of a provider, which is none of the shop's. */
export const practice = {
  en: { name: 'Name', email: 'E-mail', go: 'Continue', without: 'Continue without an e-mail', cancel: 'Cancel' },
  zh: { name: '姓名', email: '電郵', go: '繼續', without: '不提供電郵繼續', cancel: '取消' },
}

/** From the way in to the practice page of a provider. */
export async function leaveFor({ page, press, language }: Person, name: string): Promise<void> {
  await press(page.getByRole('button', { name: spoken(providersText, language).goOn(name) }))
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(`^${name}`) })).toBeVisible()
}

/** Comes back from Facebook as somebody new who keeps their address to themselves: by their name alone the practice page tells people apart. */
export async function comeWithoutEmail(person: Person): Promise<void> {
  const { page, press, language } = person
  await leaveFor(person, 'Facebook')
  await page.getByRole('textbox', { name: practice[language].name }).fill(randomUUID())
  await press(page.getByRole('button', { name: practice[language].without }))
  await expect(page.getByRole('heading', { level: 1, name: spoken(providersText, language).oneMore })).toBeVisible()
}
