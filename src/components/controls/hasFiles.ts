/** Whether what is dragged over the page, or let go there, is files; what they are is told only once they are let go. */
export const hasFiles = ({ dataTransfer }: Pick<DragEvent, 'dataTransfer'>): boolean =>
  dataTransfer?.types.includes('Files') ?? false;
