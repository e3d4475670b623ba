//! Numbers and texts as bytes, the lowest byte first.

/// Takes values off the front of a slice; `None` when it is too short.
pub(crate) struct Decoder<'a>(pub(crate) &'a [u8]);

impl<'a> Decoder<'a> {
    /// Reads the next `count` bytes.
    pub(crate) fn bytes(&mut self, count: usize) -> Option<&'a [u8]> {
        let (bytes, rest) = self.0.split_at_checked(count)?;
        self.0 = rest;
        Some(bytes)
    }

    fn array<const N: usize>(&mut self) -> Option<[u8; N]> {
        self.bytes(N)?.try_into().ok()
    }

    pub(crate) fn u16(&mut self) -> Option<u16> {
        self.array().map(u16::from_le_bytes)
    }

    pub(crate) fn u32(&mut self) -> Option<u32> {
        self.array().map(u32::from_le_bytes)
    }

    pub(crate) fn u64(&mut self) -> Option<u64> {
        self.array().map(u64::from_le_bytes)
    }

    pub(crate) fn i64(&mut self) -> Option<i64> {
        self.array().map(i64::from_le_bytes)
    }

    pub(crate) fn f64(&mut self) -> Option<f64> {
        self.array().map(f64::from_le_bytes)
    }

    pub(crate) fn content(&mut self) -> Option<[u8; 32]> {
        self.array()
    }

    /// Reads a length and that number of bytes.
    pub(crate) fn blob(&mut self) -> Option<&'a [u8]> {
        let length = self.u32()?;
        self.bytes(usize::try_from(length).ok()?)
    }

    /// Reads a text as [`put_text`] writes it.
    pub(crate) fn text(&mut self) -> Option<String> {
        String::from_utf8(self.blob()?.to_vec()).ok()
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns `value` if no bytes are left over.
    pub(crate) fn end<T>(&self, value: T) -> Option<T> {
        self.is_empty().then_some(value)
    }
}

/// Appends the length of `bytes` and the bytes; `None` when there are 2^32 or more.
pub(crate) fn put_blob(out: &mut Vec<u8>, bytes: &[u8]) -> Option<()> {
    out.extend(u32::try_from(bytes.len()).ok()?.to_le_bytes());
    out.extend(bytes);
    Some(())
}

/// Appends a text as [`put_blob`] does bytes.
pub(crate) fn put_text(out: &mut Vec<u8>, text: &str) -> Option<()> {
    put_blob(out, text.as_bytes())
}
