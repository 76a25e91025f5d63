import { execFileSync } from 'node:child_process'

export const canMount = process.platform === 'linux' && process.getuid?.() === 0

export type Disk = ReturnType<typeof mountDisk>

/** A disk in memory that holds no more than `size`. */
export function mountDisk(folder: string, size: string) {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder])
  return {
    grow: (larger: string) => execFileSync('mount', ['-o', `remount,size=${larger}`, folder]),
    unmount: () => execFileSync('umount', [folder]),
  }
}
