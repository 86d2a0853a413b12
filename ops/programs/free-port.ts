import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'

const HOST = '127.0.0.1'

/** Ports that nobody listens on, all different: each is held until all are known. */
export async function freePorts(count: number): Promise<number[]> {
  const probes = Array.from({ length: count }, () => createServer().listen(0, HOST))
  await Promise.all(probes.map((probe) => once(probe, 'listening')))
  const ports = probes.map((probe) => (probe.address() as AddressInfo).port)
  await Promise.all(
    probes.map((probe) => {
      probe.close()
      return once(probe, 'close')
    }),
  )
  return ports
}

export async function freePort(): Promise<number> {
  const [port = 0] = await freePorts(1)
  return port
}
