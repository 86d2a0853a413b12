import { communityText, ownProfileText, profileText } from '../../src/language/community/community.text.ts'
import { expect, test } from '../shop-test.ts'
import { spoken } from '../spoken.ts'
import { openProfile } from './members.ts'

const unique = (): string => Date.now().toString(36).slice(-5)

for (const language of ['en', 'zh'] as const)
  test(`a member sees their page as others do, and their friends behind a link of it: ${language}`, async ({ shop }) => {
    const own = spoken(profileText, language)
    const author = await shop.welcome({ language })
    const reader = await shop.welcome({ language, screen: 'phone' })
    const [name, friend] = [`Iris ${unique()}`, `Linden ${unique()}`]
    await openProfile(author, name)
    await author.press(author.page.getByRole('link', { name: spoken(ownProfileText, language).see, exact: true }))
    await expect(author.page.getByRole('heading', { level: 1 })).toHaveText(name)
    const path = new URL(author.page.url()).pathname.replace('/zh', '')
    await openProfile(reader, friend)
    const theirs = spoken(communityText, language)
    await reader.goTo(path)
    await reader.press(reader.page.getByRole('button', { name: theirs.followOf(theirs.follow, name) }))
    await author.goTo(`${path}?show=fans`)
    await author.press(author.page.getByRole('button', { name: theirs.followOf(theirs.followBack, friend) }))

    await author.goTo(path)
    await author.press(author.page.getByRole('link', { name: new RegExp(`^1 ${own.friends}`) }))
    await expect(author.page.getByRole('link', { name: friend })).toBeVisible()
    await author.goTo(path)
    const ways = author.page.getByRole('navigation', { name: own.seeAs })
    await author.press(ways.getByRole('link', { name: own.friend, exact: true }))
    await expect(ways).toContainText(own.seenAs)
    await expect(author.page.getByRole('link', { name: own.edit, exact: true })).toHaveCount(0)
    await author.press(author.page.getByRole('link', { name: new RegExp(`^1 ${own.friends}`) }))
    await expect(author.page.getByRole('link', { name: friend })).toBeVisible()
    await author.press(ways.getByRole('link', { name: own.stranger, exact: true }))
    await expect(author.page.getByRole('link', { name: `— ${own.friends}`, exact: true })).toBeVisible()
    await author.press(ways.getByRole('link', { name: own.seeAsMyself, exact: true }))
    await expect(author.page.getByRole('link', { name: own.edit, exact: true })).toBeVisible()
  })
