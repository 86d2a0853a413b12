import { invitationsText, invitedText } from '../../src/language/account/invitations.text.ts'
import { signInText } from '../../src/language/member/sign-in.text.ts'
import { expect, test } from '../shop-test.ts'
import { spoken } from '../spoken.ts'
import { join } from './joining.ts'

test('a member passes a link on; a friend sees in Chinese on a phone what it brings, joins by the door, and stands among who came', async ({
  shop,
}) => {
  const member = await shop.welcome({ language: 'en', screen: 'wide' })
  await join(member)
  await member.goTo('/account/invite/share')
  const texts = spoken(invitationsText, 'en')
  const link = member.page.getByRole('textbox', { name: texts.link })
  await expect(link).toHaveValue(/\/account\/invite\/share\/[2-9B-Z]{10}$/)
  await expect(member.page.getByText(texts.none)).toBeVisible()
  await expect(member.page.getByRole('img', { name: texts.pictureAlt })).toHaveJSProperty('naturalWidth', 1200)
  await expect(member.page.getByRole('img', { name: texts.square })).toBeVisible()
  const code = (await link.inputValue()).slice(-10)

  const friend = await shop.welcome({ language: 'zh', screen: 'phone' })
  const invited = spoken(invitedText, 'zh')
  const followed = friend.page.waitForResponse(/invitation\/follow/)
  await friend.goTo(`/account/invite/share/${code}`)
  await expect(friend.page.getByRole('heading', { level: 1 })).toHaveText('送您HK$100結餘')
  await expect(friend.page.getByRole('link', { name: invited.open })).toHaveAttribute('href', new RegExp(`inviteCode=${code}$`))
  await followed
  // Not by the link of the page: what this browser has followed is remembered.
  await join(friend)
  await friend.goTo(`/account/invite/share/${code}`)
  await expect(friend.page.getByRole('status').getByText(spoken(invitationsText, 'zh').already)).toBeVisible()
  await expect(friend.page.getByText(spoken(invitationsText, 'zh').by('Wai'))).toBeVisible()

  await member.page.reload()
  await expect(member.page.getByText('W•••')).toBeVisible()

  const stranger = await shop.welcome({ language: 'en', screen: 'phone' })
  await stranger.goTo(`/account/invite/share/${code}`)
  await stranger.press(stranger.page.getByRole('link', { name: spoken(invitedText, 'en').open }))
  await expect(stranger.page).toHaveURL(new RegExp(`/member/create\\?inviteCode=${code}$`))
  await expect(stranger.page.getByText(spoken(signInText, 'en').email, { exact: true })).toBeVisible()
})
