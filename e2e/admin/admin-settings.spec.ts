import { allFieldProblems } from '../../src/language/all-field-problems.ts'
import { adminSettingsText, settingPartText, settingText } from '../../src/language/admin/admin-settings.text.ts'
import { adminText } from '../../src/language/admin/admin.text.ts'
import { adminApprovalsText } from '../../src/language/admin/books/admin-approvals.text.ts'
import { approveAsColleague } from './colleague.ts'
import { signIn } from './operator.ts'
import { expect, type Person, test } from '../shop-test.ts'
import { spoken } from '../spoken.ts'

const frame = spoken(adminText, 'en')
const texts = spoken(adminSettingsText, 'en')
const parts = spoken(settingPartText, 'en')
const names = spoken(settingText, 'en')

async function openSettings(person: Person) {
  await signIn(person, 'administrator')
  await person.goTo('/admin/settings')
  const form = person.page.getByRole('form', { name: names.payee, exact: true })
  await expect(form).toBeVisible()
  const field = (part: 'account' | 'bankCode' | 'fpsId') => form.getByRole('textbox', { name: parts[`payee.${part}`] })
  return {
    form,
    field,
    save: () => person.press(form.getByRole('button', { name: texts.save, exact: true })),
    saved: () => expect(form.getByRole('button', { name: texts.save, exact: true })).toBeDisabled(),
    history: person.page.getByRole('region', { name: texts.history }).getByRole('listitem'),
  }
}

// The account is on no page but those of payments, where other tests look at its form alone.
test('two administrators change our account: problems stand beside their fields, the second loses nothing, and all of it is written down', async ({
  shop,
}) => {
  const [ada, ben] = [await shop.welcome(), await shop.welcome()]
  const [first, second] = [await openSettings(ada), await openSettings(ben)]
  const account = await first.field('account').inputValue()
  const fpsId = await first.field('fpsId').inputValue()

  await first.field('bankCode').fill('2')
  await first.field('account').fill('400-765432-838')
  await first.save()
  await expect(first.field('bankCode')).toHaveAccessibleDescription(allFieldProblems['bank-code'].en)
  await expect(first.field('bankCode')).toBeFocused()
  await second.field('fpsId').fill('7654321')
  await first.field('bankCode').fill('024')
  await first.save()
  await first.saved()
  await expect(first.form.getByRole('button', { name: texts.save, exact: true })).toBeFocused()
  // Where the money of all transfers goes is changed by two.
  await expect(first.form.getByText(spoken(adminApprovalsText, 'en').own)).toBeVisible()
  await approveAsColleague(ada, 'payee')
  await expect(first.history.first()).toContainText(`${account} →`)
  await expect(first.history.first()).toContainText('400-765432-838')

  await second.save()
  await expect(second.form.getByRole('alert')).toContainText(/has changed this since you opened it/)
  await expect(second.field('fpsId')).toHaveValue('7654321')
  await ben.press(second.form.getByRole('button', { name: frame.keepTyped }))
  await expect(second.field('account')).toHaveValue('400-765432-838')
  await expect(second.field('fpsId')).toHaveValue('7654321')
  await second.field('account').fill(account)
  await second.save()
  await second.saved()
  await approveAsColleague(ben, 'payee')

  await ada.page.reload()
  await expect(first.field('account')).toHaveValue(account)
  await expect(first.field('fpsId')).toHaveValue('7654321')
  await first.field('fpsId').fill(fpsId)
  const toProducts = ada.page.getByRole('navigation', { name: frame.parts }).getByRole('link', { name: frame.products })
  await ada.press(toProducts)
  await ada.press(ada.page.getByRole('dialog', { name: frame.unsavedTitle }).getByRole('button', { name: frame.stay }))
  await first.save()
  await first.saved()
  await approveAsColleague(ada, 'payee')
  await ada.press(toProducts)
  await expect(ada.page.getByRole('heading', { level: 1 })).toHaveText(frame.products)
})

test('whoever is no administrator finds no way to the settings, and is told why there are none', async ({ shop }) => {
  shop.expectFault(/403/)
  const person = await shop.welcome()
  await signIn(person, 'merchandiser')
  await expect(person.page.getByRole('link', { name: texts.title, exact: true })).toHaveCount(0)
  await person.goTo('/admin/settings')
  await expect(person.page.getByRole('heading', { name: frame.notPermittedTitle })).toBeVisible()
})
