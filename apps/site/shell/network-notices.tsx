export function NetworkNotices() {
  return null
}
