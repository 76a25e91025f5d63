import { readdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { insist } from './call.ts'
import { openShop } from './customers.ts'
import { seconds } from './figures.ts'
import { canMount, mountDisk, type Disk } from './small-disk.ts'
import { verify } from './verify.ts'
import type { Scenario } from './scenario.ts'
import type { World } from './world.ts'

const back_within_ms = 30_000

export const uploadDiskFull: Scenario = {
  name: 'upload disk full',
  required: '507, no row without its file, taken again within 30 s after space returns',
  size: 20,
  act: fillUploads,
}

async function fillUploads(world: World, proofs: number) {
  const files = path.join(world.data_dir, 'files')
  if (!canMount) return { wrong: ['only root can mount a small disk'], measured: 'nothing' }
  const disk = mountDisk(files, '1m')
  try {
    return await sendMoreThanFits(world, disk, proofs)
  } finally {
    disk.unmount()
  }
}

async function sendMoreThanFits(world: World, disk: Disk, proofs: number) {
  const shop = openShop(world, { most_ms: 0 })
  const pictures = await Promise.all(Array.from({ length: proofs }, makePicture))
  const unpaid = []
  for (const picture of pictures) {
    const entry = await shop.order({ type: 'qris' })
    if ((await shop.pay(entry, picture)).status === 507) unpaid.push({ entry, picture })
  }
  const halves = readdirSync(path.join(world.data_dir, 'files'), {
    recursive: true,
    encoding: 'utf8',
  }).filter((name) => name.endsWith('.unfinished'))
  const wrong = await verify(world, shop)

  disk.grow('64m')
  const began = performance.now()
  for (const { entry, picture } of unpaid) {
    const { status } = await insist(() => shop.pay(entry, picture), { ...shop, within_ms: back_within_ms })
    if (status !== 200) wrong.push(`with space again, a proof was answered ${status}`)
  }
  const back_ms = performance.now() - began
  wrong.push(...(await verify(world, shop)))
  if (unpaid.length === 0) wrong.push('the disk never was full')
  if (halves.length > 0) wrong.push(`${halves.length} half files left`)
  return {
    wrong,
    measured: `${proofs} proofs, ${unpaid.length} answered 507, all of them taken ${seconds(back_ms)} after space returned`,
    tally: String(shop.tally),
  }
}

/** Noise does not compress: some hundred kilobytes each. */
function makePicture() {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  return sharp({ create: { width: 500, height: 600, channels: 3, background: '#fff', noise } })
    .jpeg({ quality: 95 })
    .toBuffer()
}
