/** SQL conditions on posts and comments: which of them a person may read. */
export {
  isCommentShown,
  isForPack,
  isMeantFor,
  isPublic,
  isReadable,
  readableOf,
  ownUndeleted,
  packOf,
} from './visibility.queries.ts';
