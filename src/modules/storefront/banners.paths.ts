import { getCall, postCall } from '#platform/wire/call-path.ts'
import { Banner, BannerInput, BannersWire, RemoveBannerInput, ResourcesInput, ResourcesWire } from './banners.contract.ts'

/** The resources list: banners by place. */
export const listResources = getCall('/product/resourceLocation/getResourcesList', {
  access: 'anyone',
  input: ResourcesInput,
  output: ResourcesWire,
})
export const listBanners = getCall('/admin/banner/list', { access: 'arrange-home', output: BannersWire })
export const getBanner = getCall('/admin/banner/detail', { access: 'arrange-home', input: BannerInput, output: Banner })
export const saveBanner = postCall('/admin/banner/save', { access: 'arrange-home', once: true, input: Banner, output: Banner })
export const removeBanner = postCall('/admin/banner/remove', { access: 'arrange-home', once: true, input: RemoveBannerInput })
