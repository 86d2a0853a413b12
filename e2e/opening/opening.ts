import { Secret, TOTP } from 'otpauth'
import { adminAccountText } from '../../src/language/admin/admin-account.text.ts'
import { adminBlockText } from '../../src/language/admin/admin-block.text.ts'
import { adminHomeText, blockKindText } from '../../src/language/admin/admin-home.text.ts'
import { adminSettingsText, settingPartText, settingText } from '../../src/language/admin/admin-settings.text.ts'
import { adminStartText } from '../../src/language/admin/admin-start.text.ts'
import { confirmRelease } from '../admin/home-editor.ts'
import { expect, type Person } from '../shop-test.ts'
import { exactly, spoken } from '../spoken.ts'

/** From the link in the terminal to the checklist, with a second factor on the way. */
export async function becomeFirstAdministrator(person: Person, link: string): Promise<void> {
  const { page, language, press } = person
  const texts = spoken(adminStartText, language)
  const account = spoken(adminAccountText, language)
  await person.goTo(link)
  await page.getByRole('textbox', { name: texts.name }).fill('Joyce Leung')
  await page.getByRole('textbox', { name: texts.email, exact: true }).fill('joyce@harbour.test')
  await page.getByLabel(texts.password).fill('seven ferries at dawn')
  await press(page.getByRole('button', { name: texts.make }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(account.setUpTitle)
  const secret = (await page.getByRole('main').locator('code').textContent())?.replaceAll(' ', '') ?? ''
  await page.getByRole('textbox', { name: account.code }).fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate())
  await press(page.getByRole('button', { name: account.confirm }))
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(10)
  await press(page.getByRole('button', { name: account.recoveryKept }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title)
}

const steps = ({ page, language }: Person) =>
  page.getByRole('list', { name: spoken(adminStartText, language).steps }).getByRole('listitem')

/** The checklist, with so many of its steps done. */
export async function expectDone(person: Person, num: number): Promise<void> {
  const { page, language } = person
  const texts = spoken(adminStartText, language)
  await person.goTo('/admin/start')
  await expect(page.getByRole('status').filter({ hasText: texts.progress(num, 7) })).toBeVisible()
}

export type Step = 'facts' | 'payment' | 'delivery' | 'brand' | 'product' | 'home' | 'doors'

/** Follows the checklist to where a step is done. */
export async function follow(person: Person, step: Step, way: 'toFacts' | 'toImports' | 'toHome'): Promise<void> {
  const texts = spoken(adminStartText, person.language)
  const item = steps(person).filter({ has: person.page.getByRole('heading', { name: exactly(texts[step]) }) })
  await person.press(item.getByRole('link', { name: texts[way] }))
}

type SettingPart = keyof typeof settingPartText
type Both = { en: string; zh: string }

/** Fills one part of the settings, in both languages where it has both, and saves it; places to deliver to are kept as they are. */
export async function saveSetting(
  { page, language, press }: Person,
  name: keyof typeof settingText,
  values: Partial<Record<SettingPart, string | Both>>,
): Promise<void> {
  const texts = spoken(adminSettingsText, language)
  const parts = spoken(settingPartText, language)
  const sides = spoken(adminBlockText, language)
  const form = page.getByRole('form', { name: spoken(settingText, language)[name], exact: true })
  for (const [part, value] of Object.entries(values) as [SettingPart, string | Both][]) {
    const label = parts[part]
    if (typeof value === 'string') {
      await form.getByRole('textbox', { name: label }).fill(value)
      continue
    }
    const pair = form.getByRole('group', { name: label, exact: true })
    await pair.getByRole('textbox', { name: sides.english }).fill(value.en)
    await pair.getByRole('textbox', { name: sides.chinese }).fill(value.zh)
  }
  if (name === 'hours') await press(form.getByRole('button', { name: sides.addItem }))
  const save = form.getByRole('button', { name: texts.save, exact: true })
  await press(name === 'delivery' ? form.getByRole('button', { name: texts.keep, exact: true }) : save)
  await expect(save).toBeDisabled()
}

/** A row of new arrivals under a title, released. */
export async function releaseHome(person: Person, title: Both): Promise<void> {
  const { page, language, press } = person
  const texts = spoken(adminHomeText, language)
  const form = spoken(adminBlockText, language)
  await press(page.getByRole('region', { name: texts.add }).getByRole('button', { name: spoken(blockKindText, language).rail }))
  const dialog = page.getByRole('dialog')
  const pair = dialog.getByRole('group', { name: form.title, exact: true })
  await pair.getByRole('textbox', { name: form.english }).fill(title.en)
  await pair.getByRole('textbox', { name: form.chinese }).fill(title.zh)
  await press(dialog.getByRole('button', { name: form.save, exact: true }))
  await expect(dialog).toBeHidden()
  await press(page.getByRole('button', { name: texts.release, exact: true }))
  await confirmRelease(person, '')
  await expect(page.getByText(texts.asReleased)).toBeVisible()
}

export async function openDoors({ page, language, press }: Person): Promise<void> {
  const texts = spoken(adminStartText, language)
  await press(page.getByRole('button', { name: texts.openDoors }))
  await expect(page.getByRole('link', { name: texts.toShop })).toBeVisible()
}
