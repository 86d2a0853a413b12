import { ownProfileText } from '../../src/language/community/community.text.ts'
import { beginMemberSession, type MemberSession } from '../shop-database.ts'
import { actAsMember, expect, type Person } from '../shop-test.ts'
import { spoken } from '../spoken.ts'

/** From here on this browser is a member's, as a sign-in leaves it: what it knows, and the cookie by which pages are drawn. */
export async function become({ page, goTo }: Person, session: MemberSession): Promise<void> {
  await goTo('/')
  await actAsMember(page, session)
  await page.context().addCookies([{ name: 'session', value: session.token, url: page.url() }])
}

/** A member who has just come, with a page of their own under this name. */
export async function openProfile(person: Person, name: string): Promise<MemberSession> {
  const session = await beginMemberSession()
  await become(person, session)
  await openPage(person, name)
  return session
}

/** The page of who is signed in here. */
export async function openPage({ page, goTo, press, language }: Person, name: string): Promise<void> {
  const texts = spoken(ownProfileText, language)
  await goTo('/community/profile')
  await page.getByRole('textbox', { name: texts.name }).fill(name)
  await page.getByRole('checkbox', { name: texts.adult }).check()
  await press(page.getByRole('button', { name: texts.open, exact: true }))
  await expect(page.getByText(texts.opened)).toBeVisible()
}
