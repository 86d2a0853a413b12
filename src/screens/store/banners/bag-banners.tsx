import { useEffect, useState } from 'react'
import type { ResourcesWire } from '#modules/storefront/banners.contract.ts'
import { listResources } from '#modules/storefront/banners.paths.ts'
import { call } from '#platform/wire/call-client.ts'
import Banners from './banners.tsx'

const isMen = (): boolean => /(?:^|; )sexType=2(?:;|$)/.test(document.cookie)

/** What stands in an empty bag; the page itself is the same for everybody, so it is asked for here. */
export default function BagBanners() {
  const [banners, setBanners] = useState<ResourcesWire['list']>([])
  useEffect(() => {
    void call(listResources, { place: 'bag', sexType: isMen() ? 'men' : 'women' }, { quiet: true }).then((found) => {
      if (found.ok) setBanners(found.data.list)
    })
  }, [])
  return banners.length > 0 ? <Banners banners={banners} /> : null
}
