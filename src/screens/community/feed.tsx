import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { communityText } from '#language/community/community.text.ts'
import { languageOfPath, writtenIn } from '#language/languages.ts'
import { merchantKindName } from '#language/merchant-kinds.ts'
import { localPath, textsIn, useLanguage, useTexts } from '#language/texts.ts'
import type { FeedWire } from '#modules/posts/posts.contract.ts'
import { feedTabs } from '#modules/posts/posts.rules.ts'
import { getFeed } from '#modules/posts/posts.paths.ts'
import { statusOfRefusal } from '#screens/page-problem.ts'
import { headTags } from '#screens/store/head-tags.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Act, CommunityPage, type Seen } from './community-page.tsx'
import { FollowAct, memberPath, Monogram, PersonLink, SellerMark } from './person.tsx'
import { PostWall } from './post-card.tsx'
import { callFor } from './drawn-call.ts'
import './community-search.css'

export { ErrorView as ErrorBoundary } from '#screens/error-view.tsx'

type Tab = (typeof feedTabs)[number]

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { searchParams } = url
  const tab = feedTabs.find((one) => one === searchParams.get('tab')) ?? 'all'
  const value = searchParams.get('value') ?? ''
  const found = await callFor(context)(getFeed, { tab, value, before: searchParams.get('before') ?? '' })
  if (!found.ok) throw data(found.msg, { status: statusOfRefusal(found.code) })
  return { ...found.data, tab, value }
}

export function meta({ location, matches, loaderData }: MetaArgs<typeof loader>) {
  const texts = textsIn(communityText, languageOfPath(location.pathname))
  const about = loaderData?.tab === 'topic' && loaderData.name ? `#${loaderData.name} | ` : ''
  return headTags({
    title: about + texts.title,
    description: texts.lead,
    pathname: location.pathname,
    matches,
    noindex: location.search !== '',
  })
}

/** What members post: everything, of those they follow, and what may suit them. */
export default function Feed() {
  const feed = useLoaderData<typeof loader>()
  const texts = useTexts(communityText)
  const language = useLanguage()
  const seen: Seen = feed
  return (
    <CommunityPage seen={seen}>
      <header className="com-head">
        <FeedTitle feed={feed} />
        <Ways seen={seen} />
      </header>
      <Tabs feed={feed} />
      {feed.list.length > 0 ? <PostWall posts={feed.list} seen={seen} /> : <Nothing tab={feed.tab} />}
      <ToFollow feed={feed} />
      <footer className="com-end">
        {feed.next ? (
          <a
            className="btn btn-line"
            data-reload=""
            rel="next"
            href={`${localPath(language, '/community')}?${new URLSearchParams({ tab: feed.tab, value: feed.value, before: feed.next })}`}
          >
            {texts.older}
          </a>
        ) : (
          <p className="mute">{feed.list.length > 0 ? texts.upToDate : ''}</p>
        )}
        {feed.tab === 'forYou' && seen.viewer ? (
          <div className="com-reset">
            <p className="mute">{texts.resetWords}</p>
            <Act seen={seen} act="reset" className="btn-text">
              {texts.reset}
            </Act>
          </div>
        ) : null}
      </footer>
    </CommunityPage>
  )
}

/** What the feed is about; of a designer or a seller with its mark, and the way to its items. */
function FeedTitle({ feed }: { feed: FeedWire & { tab: Tab; value: string } }) {
  const { name, tab, value, house } = feed
  const texts = useTexts(communityText)
  const language = useLanguage()
  if (!house)
    return (
      <div>
        <h1 tabIndex={-1}>{name ? (tab === 'topic' ? `#${name}` : name) : texts.title}</h1>
        <p className="mute">{texts.lead}</p>
      </div>
    )
  const path = tab === 'brand' ? `/product/brand/${value}` : `/merchant/${value}`
  return (
    <div>
      <p className="caps mute">{house.kind === '' ? texts.brand : merchantKindName(house.kind, language)}</p>
      <h1 tabIndex={-1} lang={writtenIn(house.name)}>
        {house.name}
      </h1>
      <p className="mute">
        {`${texts.withItemsOf(house.name)} · `}
        <a className="link" data-reload="" href={localPath(language, path)}>
          {texts.visit(house.name)}
        </a>
      </p>
      {house.page ? (
        <div className="com-house">
          <FollowAct person={house.page} seen={feed} code={house.page.code} />
          <a className="link" data-reload="" href={localPath(language, memberPath(house.page.code))}>
            {texts.postsBy(house.name)}
          </a>
        </div>
      ) : null}
    </div>
  )
}

/** One’s own page, what one has saved, and a new post; who has no page is offered one. */
export function Ways({ seen }: { seen: Seen }) {
  const texts = useTexts(communityText)
  const language = useLanguage()
  if (!seen.viewer)
    return (
      <div className="com-ways">
        <Act seen={seen} act="" className="btn">
          {seen.isMember ? texts.openProfile : texts.signIn}
        </Act>
      </div>
    )
  return (
    <nav className="com-ways" aria-label={texts.self}>
      <a className="btn-text" data-reload="" href={localPath(language, memberPath(seen.viewer.code))}>
        {texts.self}
      </a>
      <a className="btn-text" data-reload="" href={localPath(language, '/community/saved')}>
        {texts.saved}
      </a>
      <a className="btn" data-reload="" href={localPath(language, '/community/write')}>
        {texts.write}
      </a>
    </nav>
  )
}

function Tabs({ feed }: { feed: FeedWire & { tab: Tab; value: string } }) {
  const texts = useTexts(communityText)
  const path = localPath(useLanguage(), '/community')
  const shown: Tab[] = feed.viewer ? ['all', 'following', 'forYou'] : ['all']
  const names: Partial<Record<Tab, string>> = { all: texts.all, following: texts.following, forYou: texts.forYou }
  return (
    <div className="com-tabs">
      <nav aria-label={texts.tabs}>
        {shown.map((tab) => (
          <a
            key={tab}
            data-reload=""
            href={tab === 'all' ? path : `${path}?tab=${tab}`}
            aria-current={feed.tab === tab ? 'page' : undefined}
          >
            {names[tab]}
          </a>
        ))}
        <a className="com-find" data-reload="" href={`${path}/search`}>
          {texts.find}
        </a>
      </nav>
      {feed.topics.length > 0 ? (
        <nav className="com-topics" aria-label={texts.topics}>
          {feed.topics.map(({ topic, name }) => (
            <a
              key={topic}
              data-reload=""
              href={`${path}?${new URLSearchParams({ tab: 'topic', value: topic })}`}
              aria-current={feed.tab === 'topic' && feed.value === topic ? 'page' : undefined}
            >
              #{name}
            </a>
          ))}
        </nav>
      ) : null}
    </div>
  )
}

/** Pages to begin with, for those who follow no one yet. */
function ToFollow({ feed }: { feed: FeedWire }) {
  const texts = useTexts(communityText)
  if (feed.toFollow.length === 0) return null
  return (
    <section className="com-begin" aria-labelledby="com-begin">
      <h2 id="com-begin">{texts.toFollow}</h2>
      <ul className="com-people">
        {feed.toFollow.map((person) => (
          <li key={person.code}>
            <Monogram person={person} />
            <div>
              <PersonLink person={person} />
              <p className="mute">
                <SellerMark person={person} />
              </p>
            </div>
            <FollowAct person={person} seen={feed} code={person.code} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Nothing({ tab }: { tab: Tab }) {
  const texts = useTexts(communityText)
  if (tab === 'following') return <EmptyState title={texts.noFollowing}>{texts.noFollowingWords}</EmptyState>
  if (tab === 'forYou') return <EmptyState title={texts.noForYou}>{texts.noForYouWords}</EmptyState>
  return <EmptyState title={texts.noPosts}>{texts.noPostsWords}</EmptyState>
}
