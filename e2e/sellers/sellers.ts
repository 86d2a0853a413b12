import type { Locator } from '@playwright/test'
import type { DemoSeller } from '../../demo/sign-ins.ts'
import { offerAddText, offerFormText, sellerOffersText } from '../../src/language/seller/seller-offers.text.ts'
import { beginMemberSessionOf } from '../shop-database.ts'
import { actAsMember, type Person } from '../shop-test.ts'
import { spoken } from '../spoken.ts'

/** From the next page on this browser is that of somebody who acts for merchants of the demo. */
export async function enterAsSeller({ page }: Person, email: DemoSeller['email']): Promise<void> {
  await actAsMember(page, await beginMemberSessionOf(email))
}

/** The form in which a seller offers one of the first item that is found by a word, filled in but for what the caller adds. */
export async function offerOne({ page, press, goTo, language }: Person, word: string, price: string): Promise<Locator> {
  const form = spoken(offerFormText, language)
  const add = spoken(offerAddText, language)
  await goTo('/seller/offers')
  await press(page.getByRole('button', { name: sellerOffersText.add[language] }).first())
  const dialog = page.getByRole('dialog', { name: add.title })
  await dialog.getByLabel(add.search).fill(word)
  const found = dialog
    .getByRole('listitem')
    .filter({ hasText: word })
    .filter({ has: page.getByRole('button') })
  await press(found.first().getByRole('button'))
  await dialog.getByLabel(form.price).fill(price)
  await dialog.getByLabel(form.stock).fill('1')
  return dialog
}
