import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { cardText } from '#language/browse/card.text.ts'
import { communityText, profileText } from '#language/community/community.text.ts'
import { languageOfPath, writtenIn } from '#language/languages.ts'
import { localPath, textsIn, useLanguage, useTexts } from '#language/texts.ts'
import type { PeopleWire } from '#modules/follows/follows.contract.ts'
import { followLists } from '#modules/follows/follows.rules.ts'
import { listPeopleOf } from '#modules/follows/follows.paths.ts'
import type { ProfilePageWire } from '#modules/posts/posts.contract.ts'
import { getProfilePage } from '#modules/posts/posts.paths.ts'
import { visitors } from '#modules/profiles/profiles.rules.ts'
import { statusOfRefusal } from '#screens/page-problem.ts'
import { publicUrlContext } from '#screens/page-context.ts'
import { CardList } from '#screens/store/card/card-list.tsx'
import { cardView } from '#screens/store/card/card-view.ts'
import { headTags } from '#screens/store/head-tags.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { CommunityPage } from './community-page.tsx'
import { callFor } from './drawn-call.ts'
import { FollowAct, memberPath, Monogram, PersonLink } from './person.tsx'
import { PostWall } from './post-card.tsx'
import { asIn, SeenAs } from './seen-as.tsx'
import { ProfileHead } from './profile-head.tsx'
import './community-search.css'
import './profile.css'

export { ErrorView as ErrorBoundary } from '#screens/error-view.tsx'

type Shown = (typeof followLists)[number]

export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const call = callFor(context)
  const [code, before] = [params.code ?? '', url.searchParams.get('before') ?? '']
  const shown = followLists.find((one) => one === url.searchParams.get('show'))
  const as = visitors.find((one) => one === url.searchParams.get('as')) ?? ''
  const found = await call(getProfilePage, { code, as, before: shown ? '' : before })
  if (!found.ok) throw data(found.msg, { status: statusOfRefusal(found.code) })
  const people = shown ? await call(listPeopleOf, { code, as, list: shown, before }) : undefined
  const address = context.get(publicUrlContext).replace(/\/$/, '')
  return { page: found.data, shown: shown ?? null, people: people?.ok ? people.data : null, address }
}

export function meta({ location, matches, loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return []
  const { person, postNum, fanNum, since, indexed, list } = loaderData.page
  const { address } = loaderData
  const language = languageOfPath(location.pathname)
  const picture = person.avatar ?? list[0]?.picture
  const description = textsIn(profileText, language).description(person.name, postNum)
  const pathname = localPath(language, memberPath(person.code))
  const noindex = !indexed || location.search !== ''
  return [
    ...headTags({ title: person.name, description, pathname, matches, noindex, ...(picture ? { picture } : {}) }),
    {
      'script:ld+json': {
        ...{ '@context': 'https://schema.org', '@type': 'ProfilePage', dateCreated: since, url: address + pathname },
        mainEntity: {
          ...{
            '@type': person.merchant ? 'Organization' : 'Person',
            name: person.name,
            identifier: person.code,
            url: address + memberPath(person.code),
          },
          ...(person.bio ? { description: person.bio } : {}),
          ...(person.avatar ? { image: `${address}/media/${person.avatar.hash}/720.webp` } : {}),
          agentInteractionStatistic: interactions('WriteAction', postNum),
          // Who hides the list hides the number.
          ...(fanNum === null ? {} : { interactionStatistic: interactions('FollowAction', fanNum) }),
        },
      },
    },
  ]
}

const interactions = (kind: string, userInteractionCount: number) => ({
  ...{ '@type': 'InteractionCounter', interactionType: `https://schema.org/${kind}`, userInteractionCount },
})

/** A member’s page, as far as it is shown to its reader. */
export default function Profile() {
  const { page, shown, people } = useLoaderData<typeof loader>()
  return (
    <CommunityPage seen={page} className="com-profile">
      <SeenAs page={page} />
      <ProfileHead page={page} />
      {shown && people ? <People page={page} shown={shown} people={people} /> : <Posts page={page} />}
      {shown ? null : (
        <>
          <Items page={page} part="bought" />
          <Items page={page} part="wishes" />
        </>
      )}
    </CommunityPage>
  )
}

function Posts({ page }: { page: ProfilePageWire }) {
  const texts = useTexts(profileText)
  const shared = useTexts(communityText)
  const language = useLanguage()
  const closed = { '': '', fans: texts.closedFans, mutual: texts.closedMutual, me: texts.closedMe }[page.closed]
  if (closed) return <EmptyState title={closed}>{page.closed === 'fans' ? texts.closedWords : null}</EmptyState>
  if (page.list.length === 0) return <EmptyState title={shared.noPosts} />
  return (
    <>
      <PostWall posts={page.list} seen={page} withAuthor={false} />
      {page.next ? (
        <footer className="com-end">
          <a
            className="btn btn-line"
            data-reload=""
            rel="next"
            href={`${localPath(language, memberPath(page.person.code))}?${new URLSearchParams({ ...asIn(page), before: page.next })}`}
          >
            {shared.older}
          </a>
        </footer>
      ) : null}
    </>
  )
}

function People({ page, shown, people }: { page: ProfilePageWire; shown: Shown; people: PeopleWire }) {
  const texts = useTexts(profileText)
  const shared = useTexts(communityText)
  const language = useLanguage()
  const path = `${localPath(language, memberPath(page.person.code))}?`
  if (people.hidden) return <EmptyState title={texts.hiddenList} />
  if (people.list.length === 0) return <EmptyState title={texts.noPeople} />
  return (
    <>
      <ul className="com-people">
        {people.list.map((person) => (
          <li key={person.code}>
            <Monogram person={person} />
            <div>
              <PersonLink person={person} />
              <p className="mute" lang={writtenIn(person.bio)}>
                {person.bio}
              </p>
            </div>
            {page.as === '' ? <FollowAct person={person} seen={page} code={page.person.code} /> : null}
          </li>
        ))}
      </ul>
      {people.next ? (
        <a
          className="btn btn-line"
          data-reload=""
          href={path + new URLSearchParams({ ...asIn(page), show: shown, before: people.next })}
        >
          {shared.older}
        </a>
      ) : null}
    </>
  )
}

/** What the member shows of their wishes, or of what they bought. */
function Items({ page, part }: { page: ProfilePageWire; part: 'wishes' | 'bought' }) {
  const texts = useTexts(profileText)
  const words = useTexts(cardText)
  const language = useLanguage()
  if (page[part].length === 0) return null
  return (
    <section className="com-wishes" aria-labelledby={`com-${part}`}>
      <h2 id={`com-${part}`}>{texts[part]}</h2>
      <CardList
        cards={page[part].map((card) => cardView(card, language))}
        words={words}
        sizes="(min-width: 768px) 25vw, 50vw"
        eager={0}
        className="grid-cards"
      />
    </section>
  )
}
