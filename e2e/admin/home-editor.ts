import { adminBlockText } from '../../src/language/admin/admin-block.text.ts'
import { adminHomeText } from '../../src/language/admin/admin-home.text.ts'
import { adminText } from '../../src/language/admin/admin.text.ts'
import { expect, type Person } from '../shop-test.ts'
import { spoken } from '../spoken.ts'
import { signIn } from './operator.ts'

/** These tests work on the men's page: the women's is the one everybody else looks at. */
export async function openDesk(person: Person): Promise<void> {
  const { page, language } = person
  await signIn(person, 'administrator')
  await person.goTo('/admin/home/men')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(spoken(adminText, language).home)
  await expect(blocks(person).first()).toBeVisible()
  // What a run that was broken off has left behind.
  if (await page.getByRole('button', { name: spoken(adminHomeText, language).discard }).isVisible()) await discard(person)
}

/** Leaves the draft as shoppers see the page. */
export async function discard({ page, language, press }: Person): Promise<void> {
  const texts = spoken(adminHomeText, language)
  await press(page.getByRole('button', { name: texts.discard }))
  await expect(page.getByText(texts.asReleased)).toBeVisible()
}

export const blocks = ({ page, language }: Person) =>
  page.getByRole('list', { name: spoken(adminHomeText, language).blocks }).getByRole('listitem')

export const blockNames = async (person: Person): Promise<string[]> =>
  blocks(person).getByRole('heading', { level: 3 }).allTextContents()

/** Opens the block at a place (from 0), fills in fields of one language pair by pair, and saves. */
export async function writeBlock(person: Person, at: number, words: Record<string, { en: string; zh: string }>): Promise<void> {
  const { page, language, press } = person
  const texts = spoken(adminBlockText, language)
  await press(
    blocks(person)
      .nth(at)
      .getByRole('button', { name: new RegExp(`^${spoken(adminHomeText, language).edit}`) }),
  )
  const dialog = page.getByRole('dialog')
  for (const [label, { en, zh }] of Object.entries(words)) {
    const pair = dialog.getByRole('group', { name: label, exact: true }).first()
    await pair.getByRole('textbox', { name: texts.english }).fill(en)
    await pair.getByRole('textbox', { name: texts.chinese }).fill(zh)
  }
  await press(dialog.getByRole('button', { name: texts.save, exact: true }))
}

/** Answers the question whether to release, and waits until it is done. */
export async function confirmRelease({ page, language, press }: Person, note: string): Promise<void> {
  const texts = spoken(adminHomeText, language)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: texts.note }).fill(note)
  await press(dialog.getByRole('button', { name: texts.release, exact: true }))
  await expect(dialog).toBeHidden()
}

/** The number of the release that shoppers see. */
export async function liveRelease(person: Person): Promise<number> {
  const { page, language } = person
  const section = page.getByRole('region', { name: spoken(adminHomeText, language).releases })
  return Number((await section.getByRole('listitem').first().locator('b').textContent())?.match(/\d+/)?.[0])
}
