import { communityText, profileText } from '#language/community/community.text.ts'
import { showDate } from '#language/dates.ts'
import { writtenIn } from '#language/languages.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { ProfilePageWire } from '#modules/posts/posts.contract.ts'
import { FormTold } from '#screens/store/own-form.tsx'
import { Act } from './community-page.tsx'
import { FollowAct, memberPath, Monogram, SellerMark } from './person.tsx'
import { placeName } from './place-name.ts'
import { withAs } from './seen-as.tsx'

/** Who it is, and what can be done about them. */
export function ProfileHead({ page }: { page: ProfilePageWire }) {
  const texts = useTexts(profileText)
  const shared = useTexts(communityText)
  const language = useLanguage()
  const { person } = page
  const path = localPath(language, memberPath(person.code))
  const facts = [texts.since(showDate(page.since, language)), placeName(page.place, language)].filter(Boolean)
  return (
    <header className="com-person">
      <Monogram person={person} size="l" />
      <div>
        <SellerMark person={person} />
        <h1 tabIndex={-1} lang={writtenIn(person.name)}>
          {person.name}
        </h1>
        {person.bio ? <p lang={writtenIn(person.bio)}>{person.bio}</p> : null}
        <p className="mute">{facts.join(' · ')}</p>
        {page.as === '' && (person.bond === 'fan' || person.bond === 'mutual') ? (
          <p className="mute">{shared.followsYou}</p>
        ) : null}
        <p className="com-counts">
          <a href={withAs(path, page)} data-reload="">
            <b>{page.postNum}</b> {texts.posts}
          </a>
          {person.merchant ? (
            <a href={localPath(language, `/merchant/${person.merchant.code}`)} data-reload="">
              {texts.itsShop}
            </a>
          ) : (
            <PeopleLinks page={page} path={path} />
          )}
        </p>
      </div>
      <div className="com-ways">
        {person.bond === 'self' ? (
          <>
            <a className="btn btn-line" data-reload="" href={localPath(language, '/community/profile')}>
              {texts.edit}
            </a>
            <a className="btn" data-reload="" href={localPath(language, '/community/write')}>
              {shared.write}
            </a>
          </>
        ) : page.as === '' ? (
          <>
            <FollowAct person={person} seen={page} closed={page.closed === 'fans'} code={person.code} />
            <MoreActs page={page} />
          </>
        ) : null}
      </div>
    </header>
  )
}

/** Who follows whom; a dash where the member hides it. */
function PeopleLinks({ page, path }: { page: ProfilePageWire; path: string }) {
  const texts = useTexts(profileText)
  return (
    <>
      <a href={withAs(path, page, 'following')} data-reload="" rel="nofollow">
        <b>{page.followingNum ?? '—'}</b> {texts.following}
      </a>
      <a href={withAs(path, page, 'fans')} data-reload="" rel="nofollow">
        <b>{page.fanNum ?? '—'}</b> {texts.fans}
      </a>
      <a href={withAs(path, page, 'friends')} data-reload="" rel="nofollow">
        <b>{page.friendNum ?? '—'}</b> {texts.friends}
      </a>
    </>
  )
}

function MoreActs({ page }: { page: ProfilePageWire }) {
  const texts = useTexts(profileText)
  const language = useLanguage()
  const fields = { code: page.person.code, member: page.person.code }
  const report = new URLSearchParams({ kind: 'profile', about: page.person.code })
  return (
    <details className="com-menu">
      <summary>{texts.more}</summary>
      <FormTold form="member" />
      <p className="mute">{texts.muteWords}</p>
      <Act seen={page} act={page.muted ? 'unmute' : 'mute'} fields={fields} className="btn-text">
        {page.muted ? texts.unmute : texts.mute}
      </Act>
      <p className="mute">{texts.blockWords}</p>
      <Act seen={page} act="block-surely" fields={fields} className="btn-text">
        {texts.block}
      </Act>
      <a className="btn-text" rel="nofollow" data-reload="" href={`${localPath(language, '/community/report')}?${report}`}>
        {texts.report}
      </a>
    </details>
  )
}
