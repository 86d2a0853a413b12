import { holidayStateText, sellerHolidaysText } from '../../src/language/seller/seller-holidays.text.ts'
import { sellerKeysText } from '../../src/language/seller/seller-keys.text.ts'
import { offerFormText, sellerOffersText } from '../../src/language/seller/seller-offers.text.ts'
import { sellerTeamText } from '../../src/language/seller/seller-team.text.ts'
import { shopOwnersText } from '../../src/language/seller/shop-owners.text.ts'
import { expect, type Person, test } from '../shop-test.ts'
import { exactly, spoken } from '../spoken.ts'
import { enterAsSeller, offerOne } from './sellers.ts'

test('an owner offers a found item, names a holiday, creates a key and stays an owner', async ({ shop }) => {
  const person = await shop.welcome({ language: 'zh' })
  await person.goTo('/statement/delivery')
  await enterAsSeller(person, 'pearlquay@praya.test')
  await offersWatch(person)
  await namesHoliday(person)
  await createsKey(person)
  await staysOwner(person)
})

async function offersWatch(person: Person): Promise<void> {
  const { page, press, language } = person
  const texts = spoken(sellerOffersText, language)
  const dialog = await offerOne(person, '腕錶', '8799')
  await press(dialog.getByRole('button', { name: spoken(offerFormText, language).save }))
  await expect(dialog).toBeHidden()
  const row = page.getByRole('row').filter({ hasText: 'HK$8,799' })
  await expect(row).toHaveCount(1)
  await press(row.getByRole('button', { name: texts.end }))
  await press(page.getByRole('dialog').getByRole('button', { name: texts.endChosen }))
  await expect(row).toHaveCount(0)
}

async function namesHoliday({ page, press, goTo, language }: Person): Promise<void> {
  const texts = spoken(sellerHolidaysText, language)
  await goTo('/seller/holidays')
  await press(page.getByRole('button', { name: texts.add }))
  const dialog = page.getByRole('dialog', { name: texts.add })
  const day = `${new Date().getFullYear() + 1}-02-09`
  await dialog.getByLabel(texts.firstDay).fill(day)
  await dialog.getByLabel(texts.lastDay).fill(day)
  await press(dialog.getByRole('button', { name: texts.save }))
  const row = page.getByRole('row').filter({ hasText: holidayStateText['to-come'][language] })
  await press(row.getByRole('button', { name: new RegExp(texts.callOff) }))
  await expect(page.getByRole('row').filter({ hasText: holidayStateText['called-off'][language] })).toHaveCount(1)
}

async function createsKey({ page, press, goTo, language }: Person): Promise<void> {
  const texts = spoken(sellerKeysText, language)
  await goTo('/seller/keys')
  await press(page.getByRole('button', { name: texts.make }))
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(texts.name).fill('Counter')
  await press(dialog.getByRole('button', { name: exactly(texts.make) }))
  await expect(dialog.getByLabel(texts.key)).toHaveValue(/\S{20,}/)
  await press(dialog.getByRole('button', { name: texts.copied }))
  const row = page.getByRole('row').filter({ hasText: 'Counter' })
  await press(row.getByRole('button', { name: new RegExp(texts.end) }))
  await press(dialog.getByRole('button', { name: exactly(texts.end) }))
  await expect(row).toContainText(texts.ended)
}

/** The only owner is told what to do before leaving, and where the shop is closed. */
async function staysOwner({ page, press, goTo, language }: Person): Promise<void> {
  const texts = spoken(shopOwnersText, language)
  await goTo('/seller/team')
  await expect(page.getByRole('heading', { name: texts.closing })).toBeVisible()
  await press(page.getByRole('button', { name: texts.leave }))
  const dialog = page.getByRole('dialog', { name: texts.leaveTitle })
  await press(dialog.getByRole('button', { name: texts.leave }))
  await expect(dialog.getByRole('alert')).toContainText(sellerTeamText.title[language])
}
