import { merchantKindName } from '#language/merchant-kinds.ts'
import { communityText } from '#language/community/community.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { CardWire } from '#modules/catalogue/catalogue.contract.ts'
import type { PostCardWire } from '#modules/posts/posts.contract.ts'
import { cardView } from '#screens/store/card/card-view.ts'
import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/picture.tsx'
import { Act, type Seen } from './community-page.tsx'
import { Monogram, PersonLink, postPath } from './person.tsx'

type Props = { post: PostCardWire; seen: Seen; first?: boolean; level?: 2 | 3; withAuthor?: boolean }

/** A post in a feed: its picture in its own proportion, why it is here, its first item as it is now. */
export function PostCard({ post, seen, first = false, level = 2, withAuthor = true }: Props) {
  const language = useLanguage()
  const texts = useTexts(communityText)
  const href = localPath(language, postPath(post.code))
  const Heading = level === 2 ? 'h2' : 'h3'
  const other = post.language === language ? '' : texts.writtenIn(post.language === 'zh')
  const mark = withAuthor && post.author.merchant ? merchantKindName(post.author.merchant.kind, language) : ''
  const notes = [mark, whyWords(post, texts), post.paid ? texts.paid : '', other].filter(Boolean)
  return (
    <article className="com-card" id={`p-${post.code}`}>
      {post.picture ? (
        <a className="com-pic" href={href} data-reload="" tabIndex={-1} aria-hidden="true">
          <Picture picture={post.picture} sizes="(min-width: 1024px) 25vw, 50vw" most={720} first={first} alt="" />
          {post.pictureNum > 1 ? <span>1 / {post.pictureNum}</span> : null}
        </a>
      ) : null}
      {notes.length > 0 ? <p className="com-why">{notes.join(' · ')}</p> : null}
      <Heading lang={post.language}>
        <a href={href} data-reload="">
          {post.title}
        </a>
      </Heading>
      {post.product ? <LiveItem card={post.product} /> : null}
      <div className="com-by">
        {withAuthor ? (
          <>
            <Monogram person={post.author} size="s" />
            <PersonLink person={post.author} />
          </>
        ) : null}
        <LikeAct post={post} seen={seen} />
      </div>
    </article>
  )
}

type Texts = ReturnType<typeof useTexts<typeof communityText>>

function whyWords({ why }: PostCardWire, texts: Texts): string {
  if (!why || why.name === '') return ''
  const words = { follow: texts.whyFollow, wish: texts.whyWish, brand: texts.whyBrand, topic: texts.whyTopic }
  return words[why.kind](why.name)
}

/** An item under a post: its price and what is left, at this moment. */
function LiveItem({ card }: { card: CardWire }) {
  const language = useLanguage()
  const texts = useTexts(communityText)
  const view = cardView(card, language)
  const left = { in: '', low: texts.low, last: texts.last, out: texts.soldOut }[card.stock]
  return (
    <a className={card.stock === 'out' ? 'com-item com-item-out' : 'com-item'} href={view.address} data-reload="">
      <Picture picture={card.productImg} sizes="30px" most={120} alt="" />
      <b lang={view.titleLang}>{view.title}</b>
      <span>{card.stock === 'out' ? left : [view.price, left].filter(Boolean).join(' · ')}</span>
    </a>
  )
}

export function LikeAct({ post, seen }: { post: Pick<PostCardWire, 'code' | 'liked' | 'likeNum' | 'title'>; seen: Seen }) {
  const texts = useTexts(communityText)
  const { code, liked, likeNum } = post
  const label = `${liked ? texts.liked : texts.like} · ${texts.likes(likeNum)}`
  return (
    <Act seen={seen} act={liked ? 'unlike' : 'like'} fields={{ code }} className="com-like" pressed={liked} label={label}>
      <Icon name="heart" />
      {likeNum}
    </Act>
  )
}

type WallProps = { posts: readonly PostCardWire[]; seen: Seen; withAuthor?: boolean; level?: 2 | 3 }

export function PostWall({ posts, seen, withAuthor = true, level = 2 }: WallProps) {
  return (
    <div className="com-wall">
      {posts.map((post, at) => (
        <PostCard key={post.code} post={post} seen={seen} first={at === 0} withAuthor={withAuthor} level={level} />
      ))}
    </div>
  )
}
