import type { Profile } from './profile.ts'

/** The profile with one or two doors a side, as the trade's count says: 2 and 3 have one, 4 and more have two. */
export function withDoors(profile: Profile, doors: number): Profile {
  const [lead = 0.14, middle = 0.5, end = middle] = profile.doors
  const hasTwo = end > middle
  if (doors >= 4 && !hasTwo && profile.seats !== true) {
    return {
      ...profile,
      doors: [lead, 0.53, 0.92],
      pillars: [
        [0.525, 0.52, 95],
        [0.95, 0.93, 64],
      ],
    }
  }
  if (doors < 4 && hasTwo) return { ...profile, doors: [lead, 0.76, 0.76], pillars: [[0.775, 0.75, 95]] }
  return profile
}
