import { demoMember } from '../../demo/sign-ins.ts'
import { devicesText } from '../../src/language/member/devices.text.ts'
import { providersText } from '../../src/language/member/providers.text.ts'
import { signInWithPassword } from '../../src/modules/members/sign-in.paths.ts'
import { comeWithoutEmail } from '../account/practice.ts'
import { actAsMember, expect, type Person } from '../shop-test.ts'
import { spoken } from '../spoken.ts'
import type { Look } from './walk-browsing.ts'

/** Back from a provider that tells no address, and the form in which a member links one. */
export async function walkWaysIn(person: Person, look: Look): Promise<void> {
  const { page, press, goTo, language } = person
  const texts = spoken(providersText, language)
  await goTo('/member/create')
  await comeWithoutEmail(person)
  await look('one more step after Facebook')

  const { email, password } = demoMember
  const signedIn = await page.request.post(`/prod-api${signInWithPassword.path}`, { data: { email, password } })
  const { data } = (await signedIn.json()) as { data: { token: string; account: string } }
  await actAsMember(page, data)
  await goTo('/myaccount/devices')
  const linked = page.getByRole('region', { name: texts.linked })
  await press(linked.getByRole('button', { name: texts.linkTo('Google') }))
  await expect(linked.getByLabel(spoken(devicesText, language).presentPassword, { exact: true })).toBeVisible()
  await look('the opened form that links an account')
  await page.evaluate(() => localStorage.clear())
}
