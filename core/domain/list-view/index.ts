export { deleteListView, listViews, saveListView } from './list-views.ts'
