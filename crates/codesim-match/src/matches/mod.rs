//! The matches of a pair: the tokens of one submission that occur in the other, with their positions.

pub(crate) mod alignment;
pub(crate) mod evidence;
pub(crate) mod found;
pub(crate) mod long_passages;
pub(crate) mod passage;
pub(crate) mod repeated;
pub(crate) mod restructured;
pub(crate) mod token_sequence;
