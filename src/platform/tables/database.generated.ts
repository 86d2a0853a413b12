// Made by `npm run tables` from the migrations. Never changed by hand.
import type { AddressBookRows } from './address-book.generated.ts'
import type { ApplicationsRows } from './applications.generated.ts'
import type { ApprovalsRows } from './approvals.generated.ts'
import type { AuditRows } from './audit.generated.ts'
import type { AuthenticationRows } from './authentication.generated.ts'
import type { BagRows } from './bag.generated.ts'
import type { BalanceRows } from './balance.generated.ts'
import type { BenchCasesRows } from './bench-cases.generated.ts'
import type { CareRows } from './care.generated.ts'
import type { CatalogueRows } from './catalogue.generated.ts'
import type { CertificatesRows } from './certificates.generated.ts'
import type { ClaimsRows } from './claims.generated.ts'
import type { CodesRows } from './codes.generated.ts'
import type { CommentsRows } from './comments.generated.ts'
import type { CommunityReportsRows } from './community-reports.generated.ts'
import type { ConsentsRows } from './consents.generated.ts'
import type { ContentRows } from './content.generated.ts'
import type { ConversationsRows } from './conversations.generated.ts'
import type { CouponsRows } from './coupons.generated.ts'
import type { DailyCountsRows } from './daily-counts.generated.ts'
import type { FloodsRows } from './floods.generated.ts'
import type { FollowsRows } from './follows.generated.ts'
import type { InboxRows } from './inbox.generated.ts'
import type { InteractionsRows } from './interactions.generated.ts'
import type { InvitationsRows } from './invitations.generated.ts'
import type { MembersRows } from './members.generated.ts'
import type { MerchantsRows } from './merchants.generated.ts'
import type { ModerationRows } from './moderation.generated.ts'
import type { NewsletterRows } from './newsletter.generated.ts'
import type { OffersRows } from './offers.generated.ts'
import type { OperatorsRows } from './operators.generated.ts'
import type { OrdersRows } from './orders.generated.ts'
import type { PlatformRows } from './platform.generated.ts'
import type { PointsRows } from './points.generated.ts'
import type { PopularSearchesRows } from './popular-searches.generated.ts'
import type { PopularityRows } from './popularity.generated.ts'
import type { PostsRows } from './posts.generated.ts'
import type { ProfilesRows } from './profiles.generated.ts'
import type { ProposalsRows } from './proposals.generated.ts'
import type { ReferralsRows } from './referrals.generated.ts'
import type { ReportsRows } from './reports.generated.ts'
import type { ReturnsRows } from './returns.generated.ts'
import type { ReviewsRows } from './reviews.generated.ts'
import type { SearchRows } from './search.generated.ts'
import type { SecondFactorRows } from './second-factor.generated.ts'
import type { SellerAnswersRows } from './seller-answers.generated.ts'
import type { SettlementRows } from './settlement.generated.ts'
import type { ShopNewsRows } from './shop-news.generated.ts'
import type { ShopOriginRows } from './shop-origin.generated.ts'
import type { ShopSettingsRows } from './shop-settings.generated.ts'
import type { ShortLinksRows } from './short-links.generated.ts'
import type { SourcingRows } from './sourcing.generated.ts'
import type { StockAlertsRows } from './stock-alerts.generated.ts'
import type { StorefrontRows } from './storefront.generated.ts'
import type { TreasuryRows } from './treasury.generated.ts'
import type { UploadsRows } from './uploads.generated.ts'
import type { ViewedProductsRows } from './viewed-products.generated.ts'
import type { WebhooksRows } from './webhooks.generated.ts'
import type { WishlistRows } from './wishlist.generated.ts'

/** Every table of the database. */
export type Tables = AddressBookRows &
  ApplicationsRows &
  ApprovalsRows &
  AuditRows &
  AuthenticationRows &
  BagRows &
  BalanceRows &
  BenchCasesRows &
  CareRows &
  CatalogueRows &
  CertificatesRows &
  ClaimsRows &
  CodesRows &
  CommentsRows &
  CommunityReportsRows &
  ConsentsRows &
  ContentRows &
  ConversationsRows &
  CouponsRows &
  DailyCountsRows &
  FloodsRows &
  FollowsRows &
  InboxRows &
  InteractionsRows &
  InvitationsRows &
  MembersRows &
  MerchantsRows &
  ModerationRows &
  NewsletterRows &
  OffersRows &
  OperatorsRows &
  OrdersRows &
  PlatformRows &
  PointsRows &
  PopularSearchesRows &
  PopularityRows &
  PostsRows &
  ProfilesRows &
  ProposalsRows &
  ReferralsRows &
  ReportsRows &
  ReturnsRows &
  ReviewsRows &
  SearchRows &
  SecondFactorRows &
  SellerAnswersRows &
  SettlementRows &
  ShopNewsRows &
  ShopOriginRows &
  ShopSettingsRows &
  ShortLinksRows &
  SourcingRows &
  StockAlertsRows &
  StorefrontRows &
  TreasuryRows &
  UploadsRows &
  ViewedProductsRows &
  WebhooksRows &
  WishlistRows
