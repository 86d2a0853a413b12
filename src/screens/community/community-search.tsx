import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { communitySearchText } from '#language/community/community.text.ts'
import { languageOfPath, writtenIn } from '#language/languages.ts'
import { localPath, textsIn, useLanguage, useTexts } from '#language/texts.ts'
import type { CommunitySearchWire } from '#modules/posts/posts.contract.ts'
import { searchCommunity } from '#modules/posts/posts.paths.ts'
import { statusOfRefusal } from '#screens/page-problem.ts'
import { headTags } from '#screens/store/head-tags.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { TextField } from '#ui/fields.tsx'
import { CommunityPage, type Seen } from './community-page.tsx'
import { callFor } from './drawn-call.ts'
import { Monogram, PersonLink } from './person.tsx'
import { PostWall } from './post-card.tsx'
import './community-search.css'
import './profile.css'

export { ErrorView as ErrorBoundary } from '#screens/error-view.tsx'

export async function loader({ url, context }: LoaderFunctionArgs) {
  const word = (url.searchParams.get('word') ?? '').trim().slice(0, 80)
  const found = await callFor(context)(searchCommunity, { word, before: url.searchParams.get('before') ?? '' })
  if (!found.ok) throw data(found.msg, { status: statusOfRefusal(found.code) })
  return { ...found.data, word }
}

export const meta = ({ location, matches }: MetaArgs<typeof loader>) =>
  headTags({
    title: textsIn(communitySearchText, languageOfPath(location.pathname)).title,
    pathname: location.pathname,
    matches,
    noindex: true,
  })

/** Posts with the words that are looked for, and members of such a name. */
export default function CommunitySearch() {
  const found = useLoaderData<typeof loader>()
  const texts = useTexts(communitySearchText)
  const seen: Seen = found
  return (
    <CommunityPage seen={seen}>
      <header className="com-head">
        <h1 tabIndex={-1}>{found.word ? texts.found(found.word) : texts.title}</h1>
      </header>
      <SearchForm word={found.word} />
      <People people={found.people} />
      {found.list.length > 0 ? (
        <section className="com-found" aria-labelledby="com-found">
          <h2 id="com-found">{texts.posts}</h2>
          <PostWall posts={found.list} seen={seen} level={3} />
        </section>
      ) : null}
      <Rest found={found} />
    </CommunityPage>
  )
}

function SearchForm({ word }: { word: string }) {
  const texts = useTexts(communitySearchText)
  return (
    <form className="com-search" method="get" action={localPath(useLanguage(), '/community/search')} role="search" data-reload="">
      <TextField label={texts.label} name="word" type="search" defaultValue={word} maxLength={80} enterKeyHint="search" />
      <Button type="submit" look="line">
        {texts.press}
      </Button>
    </form>
  )
}

function People({ people }: Pick<CommunitySearchWire, 'people'>) {
  const texts = useTexts(communitySearchText)
  if (people.length === 0) return null
  return (
    <section className="com-found" aria-labelledby="com-found-people">
      <h2 id="com-found-people">{texts.people}</h2>
      <ul className="com-people">
        {people.map((person) => (
          <li key={person.code}>
            <Monogram person={person} size="s" />
            <div>
              <PersonLink person={person} />
              {person.bio ? (
                <p className="mute" lang={writtenIn(person.bio)}>
                  {person.bio}
                </p>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The way to older ones, or why there is nothing. */
function Rest({ found: { list, people, next, word } }: { found: CommunitySearchWire & { word: string } }) {
  const language = useLanguage()
  const texts = useTexts(communitySearchText)
  if (word === '') return <EmptyState title={texts.start} />
  if (list.length === 0 && people.length === 0) return <EmptyState title={texts.none(word)}>{texts.noneWords}</EmptyState>
  if (!next) return null
  return (
    <footer className="com-end">
      <a
        className="btn btn-line"
        data-reload=""
        rel="next nofollow"
        href={`${localPath(language, '/community/search')}?${new URLSearchParams({ word, before: next })}`}
      >
        {texts.older}
      </a>
    </footer>
  )
}
