import { z } from 'zod'
import { CardWire, PictureWire } from '#modules/catalogue/catalogue.contract.ts'
import { applicantKinds } from '#modules/merchants/merchants.contract.ts'
import { before, PersonWire, seenAs } from '#modules/profiles/profiles.contract.ts'
import { feedTabs } from './posts.rules.ts'

export const postCode = z.string().min(4).max(20)

/** Plain text, or somebody who is mentioned: `code` leads to their page; none for who is not there for the reader. */
export const TextPartWire = z.object({ kind: z.enum(['text', 'person', 'gone']), text: z.string(), code: z.string() })
export type TextPartWire = z.output<typeof TextPartWire>

/** Why a post is in a feed. */
const Why = z.object({ kind: z.enum(['follow', 'wish', 'brand', 'topic']), name: z.string() })

export const ItemPostsInput = z.object({ spuCode: z.string().min(1).max(40) })
export type ItemPostsInput = z.input<typeof ItemPostsInput>
/** Whether there are posts with an item that everyone may read; who reads them sees what is there for them. */
export const ItemPostsWire = z.object({ posted: z.boolean() })
export type ItemPostsWire = z.output<typeof ItemPostsWire>

/** A post as it stands in a feed. */
export const PostCardWire = z.object({
  code: z.string(),
  title: z.string(),
  language: z.enum(['en', 'zh']),
  picture: PictureWire.nullable(),
  pictureNum: z.number(),
  paid: z.boolean(),
  time: z.string(),
  author: PersonWire,
  /** The first of its products that is still shown in the shop, as it is now. */
  product: CardWire.nullable(),
  likeNum: z.number(),
  commentNum: z.number(),
  liked: z.boolean(),
  saved: z.boolean(),
  why: Why.nullable(),
})
export type PostCardWire = z.output<typeof PostCardWire>

/** `value`: the style number, brand, merchant or topic a feed is about. */
export const FeedInput = z.object({ tab: z.enum(feedTabs).default('all'), value: z.string().max(80).default(''), before })
export type FeedInput = z.input<typeof FeedInput>
export type WantedFeed = z.output<typeof FeedInput>

const TopicWire = z.object({ topic: z.string(), name: z.string() })
export const FeedWire = z.object({
  list: z.array(PostCardWire),
  /** Where the next page begins; empty at the end. */
  next: z.string(),
  /** What a topic or item is called. */
  name: z.string(),
  /** Whose items a feed is about: a designer, or a seller of some kind. */
  house: z
    .object({
      name: z.string(),
      kind: z.enum(['', 'platform', ...applicantKinds]),
      /** Where it posts itself. */
      page: PersonWire.nullable(),
    })
    .nullable(),
  /** Topics of the day. */
  topics: z.array(TopicWire),
  /** Of the reader: none for who is not signed in or has no page. */
  viewer: PersonWire.nullable(),
  isMember: z.boolean(),
  /** Pages of sellers to begin with, for those who follow no one yet. */
  toFollow: z.array(PersonWire),
})
export type FeedWire = z.output<typeof FeedWire>

export const CommunitySearchInput = z.object({ word: z.string().trim().max(80).default(''), before })
export type CommunitySearchInput = z.input<typeof CommunitySearchInput>
export type WantedSearch = z.output<typeof CommunitySearchInput>
export const CommunitySearchWire = z.object({
  list: z.array(PostCardWire),
  next: z.string(),
  /** Members of such a name; on the first page alone. */
  people: z.array(PersonWire),
  viewer: PersonWire.nullable(),
  isMember: z.boolean(),
})
export type CommunitySearchWire = z.output<typeof CommunitySearchWire>

export const CommentWire = z.object({
  commentId: z.string(),
  /** None: not there for this reader, though answers to it are. */
  author: PersonWire.nullable(),
  parts: z.array(TextPartWire),
  time: z.string(),
  mine: z.boolean(),
  /** Whether the reader may take it away: their own, or below their post. */
  mayDelete: z.boolean(),
})
export type CommentWire = z.output<typeof CommentWire>

export const PostInput = z.object({ code: postCode, before })
export type PostInput = z.input<typeof PostInput>
export const PostWire = z.object({
  code: z.string(),
  title: z.string(),
  parts: z.array(TextPartWire),
  language: z.enum(['en', 'zh']),
  time: z.string(),
  edits: z.number(),
  place: z.string(),
  paid: z.boolean(),
  topics: z.array(TopicWire),
  pictures: z.array(PictureWire),
  /** To its author alone, while no address shows its pictures: by which upload each is read. */
  ownPictures: z.array(z.string()),
  products: z.array(
    z.object({
      card: CardWire,
      /** Where on which picture, in hundredths; none where it was not placed. */
      at: z.object({ picture: z.number(), x: z.number(), y: z.number() }).nullable(),
      /** Like it, where it is sold out. */
      instead: z.array(CardWire),
    }),
  ),
  author: PersonWire,
  authorPosts: z.number(),
  indexed: z.boolean(),
  likeNum: z.number(),
  commentNum: z.number(),
  liked: z.boolean(),
  /** The lists of the reader it is in. */
  savedIn: z.array(z.string()),
  lists: z.array(z.object({ listId: z.string(), name: z.string() })),
  mine: z.boolean(),
  /** To its author alone: why the shop does not show it. */
  hiddenReason: z.string(),
  comments: z.array(CommentWire.extend({ answers: z.array(CommentWire) })),
  /** Where older comments begin. */
  next: z.string(),
  /** Others about its products. */
  more: z.array(PostCardWire),
  viewer: PersonWire.nullable(),
  isMember: z.boolean(),
})
export type PostWire = z.output<typeof PostWire>

const hundredth = z.number().int().min(0).max(100)
export const SavePostInput = z.object({
  /** Of a draft or a post there is; empty: a new one. */
  code: z.union([postCode, z.literal('')]).default(''),
  /** The merchant in whose name a new one is written; empty: one’s own. */
  as: z.union([z.uuid(), z.literal('')]).default(''),
  publish: z.boolean(),
  title: z.string().max(400, 'post-title'),
  body: z.string().max(8_000, 'post-body'),
  topics: z.array(z.string().max(80, 'post-topics')).max(20, 'post-topics').default([]),
  place: z.string().max(40).default(''),
  paid: z.boolean().default(false),
  pictures: z.array(z.uuid()).max(20, 'post-pictures'),
  products: z
    .array(
      z.object({
        spuCode: z.string().min(1).max(40),
        at: z
          .object({ picture: z.number().int().min(0).max(8), x: hundredth, y: hundredth })
          .nullable()
          .default(null),
      }),
    )
    .max(20, 'post-products')
    .default([]),
})
export type SavePostInput = z.input<typeof SavePostInput>
export type WantedPost = z.output<typeof SavePostInput>
export const SavedPostWire = z.object({ code: z.string(), published: z.boolean() })
export type SavedPostWire = z.output<typeof SavedPostWire>

const OwnPictureWire = z.object({ uploadId: z.string(), picture: PictureWire })
export const OwnPostInput = z.object({ code: postCode })
export type OwnPostInput = z.input<typeof OwnPostInput>
/** As it is to be edited. */
export const OwnPostWire = z.object({
  code: z.string(),
  /** Of the merchant in whose name it is; empty: one’s own. */
  as: z.string(),
  published: z.boolean(),
  /** Whether others see it, and its pictures at their addresses. */
  shown: z.boolean(),
  /** When it was last saved, and what time it is now: the clock of a device may be wrong. */
  savedAt: z.string(),
  now: z.string(),
  title: z.string(),
  body: z.string(),
  topics: z.array(z.string()),
  place: z.string(),
  paid: z.boolean(),
  pictures: z.array(OwnPictureWire),
  products: z.array(z.object({ card: CardWire, at: z.object({ picture: z.number(), x: z.number(), y: z.number() }).nullable() })),
  /** How it was before each edit, the last first. */
  edits: z.array(
    z.object({
      title: z.string(),
      body: z.string(),
      time: z.string(),
      /** Null where only its words were kept. */
      parts: z
        .object({
          pictureNum: z.number(),
          productNum: z.number(),
          topics: z.array(z.string()),
          place: z.string(),
          paid: z.boolean(),
        })
        .nullable(),
    }),
  ),
})
export type OwnPostWire = z.output<typeof OwnPostWire>
export const DraftsWire = z.object({
  list: z.array(z.object({ code: z.string(), title: z.string(), time: z.string(), picture: OwnPictureWire.nullable() })),
})
export type DraftsWire = z.output<typeof DraftsWire>

export const LikeInput = z.object({ code: postCode, like: z.boolean() })
export type LikeInput = z.input<typeof LikeInput>
export const LikedWire = z.object({ likeNum: z.number(), liked: z.boolean() })
export type LikedWire = z.output<typeof LikedWire>

const listName = z.string().trim().min(1, 'required').max(80, 'list-title')
/** Into a list there is, or a new one of that name. */
export const KeepPostInput = z.object({
  code: postCode,
  listId: z.union([z.uuid(), z.literal('')]).default(''),
  name: listName.or(z.literal('')).default(''),
  keep: z.boolean(),
})
export type KeepPostInput = z.input<typeof KeepPostInput>
export const PostListInput = z.object({ listId: z.uuid(), before })
export type PostListInput = z.input<typeof PostListInput>
export const PostListsWire = z.object({ list: z.array(z.object({ listId: z.string(), name: z.string(), total: z.number() })) })
export type PostListsWire = z.output<typeof PostListsWire>
export const PostListWire = z.object({ name: z.string(), list: z.array(PostCardWire), next: z.string() })
export type PostListWire = z.output<typeof PostListWire>
export const DeletePostListInput = z.object({ listId: z.uuid() })
export type DeletePostListInput = z.input<typeof DeletePostListInput>

export const ProfilePageWire = z.object({
  person: PersonWire,
  /** As whom its own member sees it. */
  as: seenAs,
  /** Where, and since when. */
  place: z.string(),
  since: z.string(),
  postNum: z.number(),
  /** None where the member hides the list from the reader. */
  followingNum: z.number().nullable(),
  fanNum: z.number().nullable(),
  friendNum: z.number().nullable(),
  /** Posts are shown to others than the reader: to whom. */
  closed: z.enum(['', 'fans', 'mutual', 'me']),
  muted: z.boolean(),
  indexed: z.boolean(),
  list: z.array(PostCardWire),
  next: z.string(),
  wishes: z.array(CardWire),
  /** What they bought, where they show it. */
  bought: z.array(CardWire),
  viewer: PersonWire.nullable(),
  isMember: z.boolean(),
})
export type ProfilePageWire = z.output<typeof ProfilePageWire>
