import { getCall, postCall } from '#platform/wire/call-path.ts'
import type { Banner, BannerInput, BannersWire, RemoveBannerInput, ResourcesInput, ResourcesWire } from './banners.contract.ts'

/** The resources list: banners by place. */
export const listResources = getCall<ResourcesInput, ResourcesWire>('/product/resourceLocation/getResourcesList')
export const listBanners = getCall<Record<string, never>, BannersWire>('/admin/banner/list')
export const getBanner = getCall<BannerInput, Banner>('/admin/banner/detail')
export const saveBanner = postCall<Banner, Banner>('/admin/banner/save', { once: true })
export const removeBanner = postCall<RemoveBannerInput, Record<string, never>>('/admin/banner/remove', { once: true })
