/** Whether files are dragged over the page or dropped on it. Browsers reveal what files they are only on drop. */
export const hasFiles = ({ dataTransfer }: Pick<DragEvent, 'dataTransfer'>): boolean =>
  dataTransfer?.types.includes('Files') ?? false;
