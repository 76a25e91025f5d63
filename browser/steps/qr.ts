import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { scan } from '../../api/papers/test-papers.ts'

/** What the code says in the picture that this press saves. */
export async function savedCode(page: Page, press: string) {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: press }).click()
  const file = await (await download).path()
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const pixels = new Uint8ClampedArray(data)
  return scan({ width: info.width, height: info.height, data: pixels }, 'QRCode')
}
