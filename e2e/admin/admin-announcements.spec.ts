import { namedProblem } from '#language/named-problem.ts'
import { allFieldProblems } from '../../src/language/all-field-problems.ts'
import { adminText } from '../../src/language/admin/admin.text.ts'
import { adminBlockText } from '../../src/language/admin/admin-block.text.ts'
import { adminAnnouncementsText } from '../../src/language/admin/front/admin-announcements.text.ts'
import { signIn } from './operator.ts'
import { expect, type Person, test } from '../shop-test.ts'
import { beginning, spoken } from '../spoken.ts'

test.describe.configure({ mode: 'serial' })
const texts = spoken(adminAnnouncementsText, 'en')
const frame = spoken(adminText, 'en')
const form = spoken(adminBlockText, 'en')
const WORDS = { en: 'Closed for the typhoon', zh: '颱風期間休息' }

async function openAnnouncements(person: Person): Promise<void> {
  await signIn(person, 'administrator')
  await person.goTo('/admin/announcements')
  await expect(person.page.getByRole('group', { name: texts.announcement(1), exact: true })).toBeVisible()
}

// Hidden all the time: other tests look at the bar meanwhile.
test('an announcement is written in both languages, kept hidden, and taken away again', async ({ shop }) => {
  const operator = await shop.welcome()
  const { page, press } = operator
  await openAnnouncements(operator)
  const before = await page.getByRole('group', { name: /^Announcement \d+$/ }).count()
  await press(page.getByRole('button', { name: form.addItem }))
  const added = page.getByRole('group', { name: texts.announcement(before + 1), exact: true })
  await added.getByRole('checkbox').uncheck()
  await added.getByRole('textbox', { name: form.english }).fill(WORDS.en)
  await added.getByRole('textbox', { name: beginning(form.link) }).fill('//elsewhere.example')
  await press(page.getByRole('button', { name: texts.save }))
  await expect(added.getByRole('textbox', { name: form.chinese })).toHaveAccessibleDescription(
    namedProblem(allFieldProblems.required.en, form.chinese, 'en'),
  )
  await expect(added.getByRole('textbox', { name: beginning(form.link) })).toHaveAttribute('aria-invalid', 'true')
  await added.getByRole('textbox', { name: form.chinese }).fill(WORDS.zh)
  await added.getByRole('textbox', { name: beginning(form.link) }).fill('')
  await press(page.getByRole('button', { name: texts.save }))
  await expect(page.getByRole('button', { name: texts.save })).toBeDisabled()

  await page.reload()
  await expect(added.getByRole('textbox', { name: form.chinese })).toHaveValue(WORDS.zh)
  const shopper = await shop.welcome()
  await shopper.goTo('/')
  expect(await shopper.page.content()).not.toContain(WORDS.en)

  await press(added.getByRole('button', { name: form.of(form.removeItem, texts.announcement(before + 1)) }))
  await press(page.getByRole('button', { name: texts.save }))
  await expect(page.getByRole('button', { name: texts.save })).toBeDisabled()
  await expect(added).toHaveCount(0)
})

test('the contrast of the two colours is told while they are chosen, and too little of it is refused', async ({ shop }) => {
  const operator = await shop.welcome()
  const { page, press } = operator
  await openAnnouncements(operator)
  const colours = page.getByRole('region', { name: texts.style })
  await expect(colours.getByRole('status')).toHaveText(/^Contrast [\d.]+: easy to read\.$/)
  await colours.getByRole('textbox', { name: texts.background, exact: true }).fill('#777777')
  await colours.getByRole('textbox', { name: texts.colour, exact: true }).fill('#ffffff')
  await expect(colours.getByRole('status')).toHaveText(texts.contrast('4.4', false))
  await press(page.getByRole('button', { name: texts.save }))
  await expect(colours.getByRole('textbox', { name: texts.colour, exact: true })).toHaveAccessibleDescription(
    allFieldProblems.contrast.en,
  )
  await press(page.getByRole('button', { name: frame.discard }))
  await expect(colours.getByRole('textbox', { name: texts.background, exact: true })).not.toHaveValue('#777777')
})
